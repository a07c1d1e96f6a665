/// The documents of settings as they were last read.
struct SettingsCache: Sendable {
  private var settings: CachedSettings?
  private var trackers: CachedSettings?

  subscript(document: SettingsDocument) -> CachedSettings? {
    get {
      switch document {
      case .settings: settings
      case .trackers: trackers
      }
    }
    set {
      switch document {
      case .settings: settings = newValue
      case .trackers: trackers = newValue
      }
    }
  }
}
