extension Exercise {
  /// The exercises that ship, one file a category.
  package static let standard: [Exercise] = {
    let groups = [chest, back, shoulders, arms, legs, core, fullBody, cardio]
    var all: [Exercise] = []
    all.reserveCapacity(groups.reduce(0) { $0 + $1.count })
    for group in groups { all += group }
    return all
  }()
}
