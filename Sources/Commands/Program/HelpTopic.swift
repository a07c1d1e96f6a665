/// A page of help about something that is no command and no kind.
struct HelpTopic: Sendable {
  var name: String
  var words: [String]
  var paragraphs: [String]
  /// Entries or questions, each of which is understood as it stands.
  var examples: [String]

  static let all: [HelpTopic] = [dates, ranges, sets, shell]

  static func named(_ word: String) -> HelpTopic? { all.first { $0.name == word || $0.words.contains(word) } }

  private static let dates = HelpTopic(
    name: "dates", words: ["date", "times", "time", "when"],
    paragraphs: [
      "Without a time an entry is of now. A time may stand before or behind the values: a clock time, a day, or both "
        + "in either order; a weekday is the latest that has passed; a day alone keeps the present clock time.",
      "What is still to come, '02/03', 'at 5' and 'this morning' ask. A clock time that a change of the clocks skips "
        + "is refused; one that comes twice asks.",
      "A line such as 'yesterday:' or '2026-11-28:' dates the lines after it.",
    ],
    examples: [
      "glucose 112 at 7:30", "glucose 112 7:30am", "glucose 112 @7:30", "glucose 112 yesterday 22:00",
      "glucose 112 22:00 yesterday", "glucose 112 mon 7:00", "glucose 112 20 nov",
      "glucose 112 2025-11-20 7:30",
      "glucose 112 2h ago", "glucose 112 half an hour ago", "glucose 112 noon yesterday",
      "weight 82.4 last night",
    ])

  private static let ranges = HelpTopic(
    name: "ranges", words: ["range", "days"],
    paragraphs: ["A question, a list and 'edit' take a range of days; days that are counted end today."],
    examples: [
      "glucose today", "glucose yesterday", "glucose 7d", "sleep 14 nights", "weight 12w",
      "weight last 30 days", "weight year",
      "glucose this week", "glucose last month", "glucose november", "glucose 2025", "glucose 2025-11",
      "glucose 2025-11-01..2025-11-15", "glucose since mon", "glucose all",
    ])

  private static let sets = HelpTopic(
    name: "sets", words: ["set"],
    paragraphs: [
      "A number with a unit is the weight; of two bare numbers the size decides, and the answer says how it was read. "
        + "Lists are sets of one weight.",
      "'w' is a warm-up, 'f' to failure, '+' as many as possible, '@8' the RPE, 'rir 2' the reps in reserve, "
        + "'then' a drop set, 'with' the next exercise of a superset, 'bw' the body's weight, '/side' each side.",
      "A set joins the session of the day while its last set is less than 90 minutes old.",
    ],
    examples: [
      "bench 80kg x 8", "bench 3x8 80kg", "bench 80x8,8,7", "bench 80kg 8/8/6 @8", "squat 165x5x3",
      "bench 40x10w 60x5w 80x8 80x8", "bench 80x8+", "curl 20x10 then 15x8 then 10x6",
      "curl 3x12 15kg with pushdown 3x12 25kg", "pullups 10", "pullups bw+20kg x 5", "lunges 3x10/side",
      "db press 2x20kg 3x10", "plank 60s", "run 5k 25:10", "run 5km @ 5:02/km", "bike 40min",
      "3x8 80kg bench",
    ])

  private static let shell = HelpTopic(
    name: "shell", words: ["scripts", "pipe", "json"],
    paragraphs: [
      "'vitals LINE' does what the prompt does. Each argument is a token; one that holds a blank, after the first, is a "
        + "note, and '--' begins one. Every mark that a shell would take has a word: 'tag hypo' for #hypo, 'then' for >, "
        + "'with' for &, 'below 40' for <40, '5ft11' for 5'11\", 'note …' to the end of the line.",
      "On a pipe all lines are read before the first is done; '--keep-going' does the good ones, gives the others back "
        + "to be mended and piped again, and says on the error channel, by the number of the line, why. "
        + "'--json' gives one JSON value a line, failures and questions too.",
      "'--no-input' asks nothing: what would be asked ends with 2 and its choices, and what is only doubtful is saved, "
        + "which the answer says. '--strict' saves nothing doubtful and ends with 1. '--yes' says yes beforehand: doubtful "
        + "entries and those that are there already are saved, 'no, …' changes a record of any age, 'check --fix' mends "
        + "and 'undo' overwrites a change by hand without a question.",
      "Options: --store DIR, --json, --now TIME, --color auto|always|never, --plain, --limit N, --no-input, --strict, "
        + "--yes, --keep-going.",
      "Exit status: 0 done, 1 not done, 2 not understood, 3 a document cannot be used, 4 the system failed.",
    ],
    examples: ["glucose below 40", "glucose 112 tag hypo", "height 5ft11", "weight 82.4 note new scale"])
}
