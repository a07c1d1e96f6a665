extension MigrationPlan {
  /// Every step that ever shipped, one line each.
  package static let standard = MigrationPlan([
    .step1to2
  ])
}
