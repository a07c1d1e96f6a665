import HealthLog
import Testing

@testable import EntryGrammar

/// A group as it was typed: its factors or reps, then its weight with the place, its quantities and marks.
private func spelled(_ group: SetGroup) -> String {
  var parts: [String] = []
  switch group.work {
  case .reps(let list): parts.append(list.map(spelled).joined(separator: "/"))
  case .product(let factors, let tail):
    parts.append((factors.map(spelled).joined(separator: "x") + tail.map { "/" + spelled($0) }.joined()))
  case .held: break
  }
  if let load = group.load { parts.append(spelled(load) + "(\(group.loadPlace))") }
  parts += group.spans.map { "\($0.seconds)s" }
  if let distance = group.distance { parts.append("\(distance.number)" + (distance.unit ?? "?")) }
  if let pace = group.pace { parts.append("\(pace.seconds)s/\(pace.distance)\(pace.unit)") }
  parts += group.marks.rpe.map { "@\($0.number)" } + group.marks.rir.map { "rir\($0.number)" }
  if let sort = group.marks.sort { parts.append(sort.rawValue) }
  if group.isDrop { parts.append("drop") }
  if group.isWarmup { parts.append("warmup:") }
  return parts.joined(separator: " ")
}

private func spelled(_ reps: Reps) -> String {
  "\(reps.number)" + (reps.isOpen ? "+" : "") + (reps.isSaid ? "r" : "")
}

private func spelled(_ factor: Factor) -> String {
  let open = factor.isOpen ? "+" : ""
  return switch factor.value {
  case .bare(let number): "\(number)\(open)"
  case .reps(let number): "\(number)r\(open)"
  case .sets(let number): "\(number)sets"
  case .load(let load): spelled(load)
  case .span(let span): "\(span.seconds)s"
  case .distance(let distance): "\(distance.number)\(distance.unit ?? "?")"
  }
}

private func spelled(_ load: TypedLoad) -> String {
  let amount = load.amount.map { "\($0)" } ?? ""
  let hands = load.isPerHand ? "2*" : ""
  return switch load.base {
  case .absolute: hands + amount + (load.unit ?? "")
  case .body: "bw" + amount + (load.unit ?? "")
  case .last: "last" + amount + (load.unit ?? "")
  case .nothing: "none"
  }
}

@Suite("Groups of sets")
struct GroupParserTests {
  private func groups(_ text: String, _ name: String) throws -> String {
    let line = try Line(text)
    let exercise = try #require(Catalogue.standard.exercise(name))
    let tokens = try SetScanner.tokens(Cursor(line), in: .standard)
    var parser = GroupParser(tokens, of: exercise, in: line)
    return try parser.parse().map(spelled).joined(separator: "; ")
  }

  @Test(
    "numbers, products and lists",
    arguments: [
      ("8", "8"), ("8+", "8+"), ("8 reps", "8r"), ("8,8,7", "8/8/7"), ("8/8/7+", "8/8/7+"),
      ("8 8 7", "8/8/7"),
      ("3x8", "3x8"), ("3x8x80", "3x8x80"), ("80x8,8,7", "80x8/8/7"), ("80x8 8 7", "80x8/8/7"),
      ("80x8+", "80x8+"),
      ("60x10 70x8", "60x10; 70x8"), ("60x10, 70x8", "60x10; 70x8"), ("3 sets of 8", "3setsx8"),
      ("3x8 reps", "3x8r"), ("x 8", "8r"),
    ])
  func work(_ text: String, _ expected: String) throws {
    #expect(try groups(text, "Bench Press") == expected)
  }

  @Test(
    "a weight belongs to the group before that has none, else to the next",
    arguments: [
      ("80kg 8/8", "8/8 80kg(before)"), ("8/8 80kg", "8/8 80kg(behind)"), ("3x8 80kg", "3x8 80kg(behind)"),
      ("80kg 3x8", "3x8 80kg(before)"), ("80kg, 3x8", "3x8 80kg(inAnotherPart)"),
      ("80 8/8", "8/8 80(before)"),
      ("80 3x8", "3x8 80(before)"), ("3x8 80", "3x8 80(behind)"), ("3x8/80kg", "3x8 80kg(behind)"),
      ("3x8 80kg 3x6 85kg", "3x8 80kg(behind); 3x6 85kg(behind)"),
      ("80kg 3x8 85kg 3x6", "3x8 80kg(before); 3x6 85kg(before)"),
      ("3x8 80kg, 85kg 3x6", "3x8 80kg(behind); 3x6 85kg(before)"),
      ("3x8, 85kg 3x6", "3x8; 3x6 85kg(before)"), ("80x8 85kg 6", "80x8; 6 85kg(before)"),
      ("8 @80 6 @85", "8 80(behind); 6 85(behind)"), ("80 8 85 6", "8 80(before); 6 85(before)"),
      ("80kg x 8", "80kgx8"), ("8x80kg", "8x80kg"), ("8 x 80kg x 3", "8x80kgx3"),
      ("+2.5 3x8", "3x8 last2.5(before)"),
      ("3x8 unweighted", "3x8 none(behind)"), ("2x20kg 3x10", "3x10 2*20kg(before)"),
      ("2x20kg 10/10", "10/10 2*20kg(before)"), ("2x20kg, 10", "2x20kg; 10"), ("3x20kg 8", "3x20kg; 8"),
    ])
  func loads(_ text: String, _ expected: String) throws {
    #expect(try groups(text, "Bench Press") == expected)
  }

  @Test(
    "the body and what is added to it",
    arguments: [
      ("bw 10", "10 bw(before)"), ("10 bw", "10 bw(behind)"), ("bw+20 x 5", "bw20x5"),
      ("bw-20kg 5", "5 bw-20kg(before)"),
      ("5@bw+20", "5 bw20(behind)"), ("+20kg x 5", "last20kgx5"), ("-20kg x 5", "last-20kgx5"),
      ("10x bw", "10xbw"),
    ])
  func body(_ text: String, _ expected: String) throws {
    #expect(try groups(text, "Pull-Up") == expected)
  }

  @Test(
    "marks belong to the group before, behind an opening weight to the next",
    arguments: [
      ("3x8 @8 rir 2", "3x8 @8 rir2"), ("80kg @8 3x8", "3x8 80kg(before) @8"), ("8 @8, 6 @9", "8 @8; 6 @9"),
      ("8/8 @8/9", "8/8 @8 @9"), ("10 w 8", "10 warmup; 8"), ("warmup: 10, 8 / 3x8", "10/8 warmup:; 3x8"),
      ("warmup: 10 80kg / 3x8", "10 80kg(behind) warmup:; 3x8"), ("10 > 8 > 6", "10; 8 drop; 6 drop"),
      ("> 8", "8 drop"), ("10 f", "10 failure"),
    ])
  func marks(_ text: String, _ expected: String) throws {
    #expect(try groups(text, "Bench Press") == expected)
  }

  @Test(
    "time and distance complete each other",
    arguments: [
      ("5k 25:10", "1510s 5km"), ("25:10 5k", "1510s 5km"), ("5k, 25:10", "1510s 5km"), ("5k 3k", "5km; 3km"),
      ("5k 25:10 3k 16:00", "1510s 5km; 960s 3km"), ("4x400m 1:30", "4x400m 90s"), ("60s x 4", "60sx4"),
      ("500m 1:45/1:46", "105s 106s 500m"), ("400/800m", "400m; 800m"), ("5 25:10", "1510s 5?"),
      ("5k @ 5:02/km", "5km 302s/1km"), ("2k 1:45/500m", "2km 105s/500m"), ("5k 4m30s/km", "5km 270s/1km"),
      ("5k 27m30s", "1650s 5km"), ("5k 27m 30s", "1650s 5km"), ("60m 8s", "8s 60m"), ("1h5m", "3900s"),
      ("5k @8", "5km @8"), ("20kg 5k", "20kg(before) 5km"),
    ])
  func quantities(_ text: String, _ expected: String) throws {
    #expect(try groups(text, "Run") == expected)
  }
}
