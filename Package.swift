// swift-tools-version: 6.2
import PackageDescription

/// The options of every Swift target.
///
/// Only `make ci` turns warnings into errors, on the command line: a user's build must not break on
/// a new warning of a newer compiler.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

let package = Package(
  name: "CursesFeedback",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "CursesFeedback", targets: ["CursesFeedback"]),
    .library(name: "CursesFeedbackTesting", targets: ["CursesFeedbackTesting"]),
    .library(name: "FeedbackCore", targets: ["FeedbackCore"]),
    .library(name: "TerminalModel", targets: ["TerminalModel"]),
    .library(name: "TerminalViews", targets: ["TerminalViews"]),
    .library(name: "CursesDriver", targets: ["CursesDriver"]),
    .executable(name: "inspect", targets: ["CursesInspect"]),
  ],
  dependencies: [
    // Deque is the loop's queue: constant time at both ends.
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0")
  ],
  targets: [
    .target(
      name: "FeedbackCore",
      dependencies: [.product(name: "DequeModule", package: "swift-collections")]),
    .target(name: "TerminalModel"),
    .target(name: "TerminalViews", dependencies: ["TerminalModel"]),
    .target(
      name: "CNcurses",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .target(
      name: "CursesDriver", dependencies: ["CNcurses", "TerminalModel"],
      swiftSettings: [.strictMemorySafety()]),
    .target(name: "TerminalFilms", dependencies: ["TerminalModel", "TerminalViews"]),
    .target(
      name: "CursesFeedback",
      dependencies: [
        "FeedbackCore", "TerminalFilms", "TerminalModel", "TerminalViews", "CursesDriver",
      ]),
    .executableTarget(name: "CursesInspect", dependencies: ["CursesFeedback"]),
    .target(
      name: "CursesFeedbackTesting",
      dependencies: [
        "CursesDriver", "CursesFeedback", "FeedbackCore", "TerminalFilms", "TerminalModel",
      ]),

    // Test support: reproducible random numbers, programs that tests start, each described in its
    // source, and an application without a user interface, with which tests check cases of the
    // list in Tests/FeedbackCoreTests/Conformance.md.
    .target(name: "RandomNumbers", path: "Tests/Fixtures/RandomNumbers"),
    .executableTarget(
      name: "terminal-probe", dependencies: ["CursesDriver", "TerminalModel"],
      path: "Tests/Fixtures/TerminalProbe"),
    .executableTarget(
      name: "effect-probe", dependencies: ["CursesFeedback"], path: "Tests/Fixtures/EffectProbe"),
    .executableTarget(
      name: "ending-probe", dependencies: ["CursesFeedback"], path: "Tests/Fixtures/EndingProbe"),
    .executableTarget(
      name: "result-probe", dependencies: ["CursesFeedback"], path: "Tests/Fixtures/ResultProbe"),
    .executableTarget(
      name: "handover-probe", dependencies: ["CursesFeedback"],
      path: "Tests/Fixtures/HandoverProbe"),
    .executableTarget(
      name: "launch-probe", dependencies: ["CursesFeedback"], path: "Tests/Fixtures/LaunchProbe"),
    .executableTarget(
      name: "field-probe", dependencies: ["CursesFeedback"], path: "Tests/Fixtures/FieldProbe"),
    .executableTarget(
      name: "sort-probe", dependencies: ["CursesFeedback"], path: "Tests/Fixtures/SortProbe"),
    .executableTarget(
      name: "interface-probe", dependencies: ["CursesFeedback"],
      path: "Tests/Fixtures/InterfaceProbe"),
    .executableTarget(
      name: "remote-probe", dependencies: ["CursesDriver", "CursesFeedback"],
      path: "Tests/Fixtures/RemoteProbe"),
    .executableTarget(
      name: "reopening-probe", dependencies: ["CursesFeedback"],
      path: "Tests/Fixtures/ReopeningProbe"),
    .executableTarget(
      name: "reload-probe", dependencies: ["CursesFeedback"], path: "Tests/Fixtures/ReloadProbe"),
    .target(
      name: "TokenKeeping", dependencies: ["FeedbackCore"],
      path: "Tests/Fixtures/TokenKeeper", exclude: ["README.md"]),
    .testTarget(
      name: "FeedbackCoreTests", dependencies: ["FeedbackCore", "RandomNumbers", "TokenKeeping"],
      exclude: ["Conformance.md"]),
    .testTarget(name: "TerminalModelTests", dependencies: ["RandomNumbers", "TerminalModel"]),
    .testTarget(
      name: "TerminalViewsTests", dependencies: ["RandomNumbers", "TerminalViews", "TerminalModel"]),
    .testTarget(
      name: "TerminalFilmsTests",
      dependencies: ["CursesFeedbackTesting", "RandomNumbers", "TerminalFilms", "TerminalModel"]),
    .testTarget(
      name: "CursesDriverTests",
      dependencies: [
        "CursesDriver", "CursesFeedbackTesting", "RandomNumbers", "TerminalModel", "terminal-probe",
      ]),
    .testTarget(
      name: "CursesFeedbackTests",
      dependencies: [
        "CursesDriver", "CursesFeedback", "CursesFeedbackTesting", "RandomNumbers",
        "TerminalFilms", "TerminalModel", "effect-probe", "ending-probe", "field-probe",
        "handover-probe", "interface-probe", "launch-probe", "reload-probe", "remote-probe",
        "reopening-probe", "result-probe", "sort-probe", "CursesInspect",
      ],
      exclude: [
        "Articles/__Snapshots__", "Articles/Sessions", "Inspect/__Snapshots__",
        "Recording/__Snapshots__",
      ]),
    .testTarget(
      name: "CursesFeedbackTestingTests", dependencies: ["CursesFeedbackTesting", "TerminalModel"],
      exclude: ["Snapshot/__Snapshots__"]),
  ],
  cLanguageStandard: .c17
)

for target in package.targets where target.name != "CNcurses" {
  target.swiftSettings = settings + (target.swiftSettings ?? [])
}
