// A prompt that says how each line ended, for the tests of the line editor:
//
//   TerminalProbe prompt [HISTORY]     `>>` and the lines, `<interrupted>`, `<end>`, `<signal 15>`
//   TerminalProbe lines                each line of standard input, or what is wrong with it
//   TerminalProbe write TEXT           writes to standard output and answers by its exit status
//   TerminalProbe info                 what the streams are
//
// At the prompt `prefill`, `ask`, `work`, `hold`, `fault` (which ends it while it is typed) and `quit` do what the tests need.

internal import Terminal
internal import TextLayout

let arguments = CommandLine.arguments.dropFirst()

/// Writes to standard output; a test sees if it fails.
func say(_ text: String) { _ = Output.standard.write(text + "\n") }

struct Prompt: ~Copyable {
  static let words = ["glucose", "waist", "walk", "water", "weight"]

  let signals: Signals
  var editor: LineEditor

  init(history path: String?) throws(TerminalError) {
    signals = Signals.watch()
    editor = try LineEditor(
      program: "probe", history: History(path: path), info: .current(color: .auto), signals: signals)
    editor.assistance = Assistance(
      hint: Self.hint, highlight: Self.highlight, complete: Self.complete)
  }

  static func hint(_ line: String) -> Hint? {
    let whole = "weight 82.4 kg"
    if line == "fault" { return .remark(String([whole][line.count])) }
    if line.count > 2, whole.hasPrefix(line), line != whole {
      return .suggestion(String(whole.dropFirst(line.count)))
    }
    return line == whole ? .remark("  = 181.7 lb") : nil
  }

  static func highlight(_ line: String) -> [Mark] {
    line.enumerated().compactMap { $1.isNumber ? Mark($0..<$0 + 1, .accent) : nil }
  }

  static func complete(_ line: String, _ cursor: Int) -> Completion {
    let word = line.prefix(cursor).split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    return Completion(range: cursor - word.count..<cursor, candidates: words.filter { $0.hasPrefix(word) })
  }

  mutating func run() {
    var prefilled = ""
    while true {
      let input = editor.read(prompt: "› ", style: .bold, prefilled: prefilled)
      prefilled = ""
      if let notice = editor.takeNotice() { say("<notice: \(notice)>") }
      switch input {
      case .lines(let lines):
        for line in lines {
          if line == "quit" { return say("<quit>") }
          if line == "prefill" { prefilled = "no, 82.5" }
          obey(line)
        }
      case .interrupted: say("<interrupted>")
      case .endOfInput: return say("<end>")
      case .terminated(let signal): return say("<signal \(signal.number)>")
      case .editElsewhere(let text):
        say("<elsewhere: \(text)>")
        prefilled = text + "!"
      }
    }
  }

  mutating func obey(_ line: String) {
    switch line {
    case "ask": say("<answer: \(editor.read(prompt: "1-2? ", as: .answer))>")
    case "hold":
      let held = Signals.hold()
      say("<holding>")
      let end = ContinuousClock.now + .milliseconds(300)
      while ContinuousClock.now < end { if signals.wantsStop { return say("<cut off>") } }
      say("<whole>")
      Signals.release(held)
    case "work":
      say("<working>")
      while !signals.wantsStop {}
      say("<stopped>")
    default: say(">>" + line)
    }
  }
}

func listLines() throws(TerminalError) {
  var source = LineSource()
  while let line = try source.next() {
    switch line.text {
    case .success(let text): say("\(line.number): \(text)")
    case .failure(let fault): say("\(fault)")
    }
  }
}

switch arguments.first {
case "prompt":
  do throws(TerminalError) {
    var prompt = try Prompt(history: arguments.dropFirst().first)
    prompt.run()
  } catch {
    say("<\(error)>")
  }
case "lines": try listLines()
case "write":
  Signals.reportBrokenPipes()
  _ = Output.errors.write("\(Output.standard.write(arguments.dropFirst().joined(separator: " ")))\n")
case "info": say("\(TerminalInfo.current(color: .auto)) \(TerminalInfo.size())")
default: say("expected prompt, lines, write or info")
}
