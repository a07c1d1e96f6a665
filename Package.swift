// swift-tools-version: 6.2
import PackageDescription

/// A command is over in milliseconds, and starting is most of it: functions can be put in the order in which they run, and
/// a generic type is had from its accessor, not by reading its name.
let starting: SwiftSetting = .unsafeFlags(
  [
    "-Xfrontend", "-function-sections", "-Xfrontend", "-disable-llvm-merge-functions-pass",
    "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
  ], .when(platforms: [.linux], configuration: .release))
/// What runs lies together (`.ci/link-order` writes the list), so that few pages are brought in to start.
let ordered: LinkerSetting = .unsafeFlags(
  [
    "-use-ld=lld", "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Data/link-order.txt",
    "-Xlinker", "--no-warn-symbol-ordering",
  ], .when(platforms: [.linux], configuration: .release))
let shared: [SwiftSetting] = [
  starting,
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
/// Targets that hold no unsafe code outside a named wall, which marks it with `unsafe`.
let pure = shared + [.strictMemorySafety()]

func library(_ name: String, _ imports: [Target.Dependency] = [], settings: [SwiftSetting] = pure) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: settings)
}

/// What its tests read from the sources themselves is left out of the build.
func tests(_ name: String, _ imports: [Target.Dependency], reads: [String] = []) -> Target {
  .testTarget(name: name, dependencies: imports, exclude: reads, swiftSettings: shared)
}

let package = Package(
  name: "vitals",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "vitals", targets: ["vitals"])],
  targets: [
    .systemLibrary(name: "CLibEdit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CSystem", providers: [.apt(["libmd-dev"])]),
    library("JSONText"),
    library("CivilTime"),
    library("TextLayout"),
    library("HealthLog", ["CivilTime"]),
    library("EntryGrammar", ["HealthLog", "CivilTime"]),
    library("Migrations", ["JSONText", "CivilTime"]),
    library("Storage", ["Migrations", "HealthLog", "CivilTime", "JSONText", "CSystem"]),
    library(
      "Commands",
      ["Storage", "Migrations", "EntryGrammar", "HealthLog", "TextLayout", "CivilTime", "JSONText"]),
    library("Terminal", ["CLibEdit", "TextLayout"]),
    .executableTarget(
      name: "vitals", dependencies: ["Commands", "Terminal"], swiftSettings: pure, linkerSettings: [ordered]),
    .executableTarget(
      name: "vitals-bench",
      dependencies: ["Storage", "HealthLog", "CivilTime", "JSONText", "CSystem"],
      swiftSettings: pure),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: pure),
    tests("JSONTextTests", ["JSONText", "TestSupport"]),
    tests("CivilTimeTests", ["CivilTime"]),
    tests("TextLayoutTests", ["TestSupport", "TextLayout"]),
    tests("HealthLogTests", ["TestSupport", "HealthLog", "CivilTime"]),
    tests("EntryGrammarTests", ["TestSupport", "EntryGrammar", "HealthLog", "CivilTime"]),
    tests("MigrationsTests", ["TestSupport", "Migrations", "Storage", "HealthLog", "CivilTime", "JSONText"]),
    tests("StorageTests", ["TestSupport", "Storage", "HealthLog", "CivilTime", "JSONText", "CSystem"]),
    tests(
      "CommandsTests",
      ["Commands", "TextLayout", "Storage", "EntryGrammar", "HealthLog", "CivilTime", "JSONText"],
      reads: ["Transcripts"]),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["Terminal", "TextLayout"], path: "Tests/TerminalProbe",
      swiftSettings: pure),
    tests("TerminalTests", ["TestSupport", "Terminal", "TerminalProbe", "TextLayout", "CLibEdit"]),
    .executableTarget(
      name: "harden",
      dependencies: ["TestSupport", "Storage", "EntryGrammar", "HealthLog", "CivilTime", "JSONText"],
      path: "Tests/Hardening", swiftSettings: shared),
    tests("BenchTests", ["vitals-bench", "Storage", "HealthLog", "CivilTime", "JSONText"]),
  ]
)
