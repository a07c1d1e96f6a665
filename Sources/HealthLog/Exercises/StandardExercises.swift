extension Exercise {
  /// The exercises that ship, one file a category.
  package static let standard: [Exercise] =
    chest + back + shoulders + arms + legs + core + fullBody + cardio
}
