extension Kind {
  /// A session of exercises; each exercise holds its sets, in the order in which they were done.
  package static let workout = Kind(
    name: "workout", title: "workouts", words: ["workouts", "training", "session"], anchors: ["start"],
    fields: [
      Field("start", .time, isRequired: true),
      Field("end", .time),
      Field("name", .text),
      Field("exercises", .list(exerciseFields), isRequired: true),
    ] + commonFields,
    mainField: nil, figure: Session.volume, form: .workout, dayFigure: .sum, span: 84,
    rules: [Session.end, Session.sets, Session.supersets],
    examples: [
      "bench 8x80", "bench 80kg x 8", "bench 3x8 80kg", "bench 80x8,8,7", "pullups 10", "plank 60s",
      "run 5k 25:10",
    ],
    doubtRules: [Session.doubts], phrase: SessionPhrase.text, figureUnits: loadUnits)

  package static let exerciseFields = [
    Field("exercise", .text, isRequired: true),
    Field("superset", .number([Unit("", allowed: 1...100)], isWhole: true)),
    Field("note", .text),
    Field("sets", .list(setFields), isRequired: true),
  ]

  package static let setFields = [
    Field("reps", .number([Unit("", allowed: 0...1000, usual: 0...100)], isWhole: true)),
    Field("weight", .number(loadUnits), unitMember: "unit"),
    Field("unit", .choice(loadUnits.map { Field.Choice($0.name) })),
    Field("bodyweight", .flag),
    Field("seconds", .number([Unit("", allowed: 0...864_000)])),
    Field("distance", .number(distanceUnits), unitMember: "distanceUnit"),
    Field("distanceUnit", .choice(distanceUnits.map { Field.Choice($0.name) })),
    Field("rpe", .number([Unit("", allowed: 1...10)])),
    Field("rir", .number([Unit("", allowed: 0...50)])),
    Field("type", .choice(["warmup", "drop", "failure", "failed"].map { Field.Choice($0) })),
    Field("amrap", .flag),
    Field("perSide", .flag),
    Field("perHand", .flag),
    Field("done", .flag),
    Field("time", .time),
  ]
}

/// The units of a load; below 0 it takes weight off the body.
package let loadUnits = [
  Unit("kg", ["kgs", "kilo", "kilos"], allowed: -600...600, decimals: 0),
  Unit("lb", ["lbs", "pound", "pounds"], factor: 0.45359237, allowed: -1323...1323, decimals: 0),
]

package let distanceUnits = [
  Unit("km", ["k", "kilometer", "kilometers", "kilometre", "kilometres"], allowed: 0...10_000),
  Unit("m", ["meter", "meters", "metre", "metres"], factor: 0.001, allowed: 0...10_000_000),
  Unit("mi", ["mile", "miles"], factor: 1.609344, allowed: 0...6214),
  Unit("yd", ["yard", "yards"], factor: 0.0009144, allowed: 0...10_936_133),
]
