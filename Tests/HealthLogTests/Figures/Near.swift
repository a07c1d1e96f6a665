/// Whether two figures agree to `digits` digits behind the point, as published tables print them.
func near(_ a: Double?, _ b: Double?, within tolerance: Double = 1e-6) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return abs(a - b) <= tolerance
}
