// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is compiled with.
///
/// Warnings become errors on the command line (`make ci`), never here: a consumer's build must not
/// break on a newer compiler's new warning.
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
    .executable(name: "demo", targets: ["demo"]),
    .executable(name: "counter", targets: ["counter"]),
    .executable(name: "movies", targets: ["movies"]),
    .executable(name: "traffic-light", targets: ["traffic-light"]),
  ],
  dependencies: [
    // Deque: the loop's queue, constant time at both ends.
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    // The demos' own options; the framework parses its few launch options itself, because
    // the parser costs as much start-up time as everything else together.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    // The movies demo serves its own catalogue over HTTP.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    // The testing module shows how two states differ. Without its trait it needs no networking.
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3", traits: []),
  ],
  targets: [
    .target(
      name: "FeedbackCore",
      dependencies: [.product(name: "DequeModule", package: "swift-collections")],
      swiftSettings: settings),
    .target(name: "TerminalModel", swiftSettings: settings),
    .target(name: "TerminalViews", dependencies: ["TerminalModel"], swiftSettings: settings),
    .target(
      name: "CNcurses",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .target(
      name: "CursesDriver",
      dependencies: ["CNcurses", "TerminalModel"],
      swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "CursesFeedback",
      dependencies: ["FeedbackCore", "TerminalModel", "TerminalViews", "CursesDriver"],
      swiftSettings: settings),
    .target(
      name: "CursesFeedbackTesting",
      dependencies: [
        "CursesFeedback", "TerminalModel",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      swiftSettings: settings),

    .target(
      name: "DemoLaunching",
      dependencies: [
        "CursesFeedback", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Demos/Options", swiftSettings: settings),
    .target(
      name: "CounterDemo", dependencies: ["CursesFeedback"],
      path: "Demos/Counter", exclude: ["README.md", "Command"], swiftSettings: settings),
    .executableTarget(
      name: "counter", dependencies: ["CounterDemo", "CursesFeedback"],
      path: "Demos/Counter/Command", swiftSettings: settings),
    .target(
      name: "TrafficLightDemo",
      dependencies: [
        "CursesFeedback", "DemoLaunching",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Demos/TrafficLight", exclude: ["README.md", "Command"], swiftSettings: settings),
    .executableTarget(
      name: "traffic-light", dependencies: ["CursesFeedback", "DemoLaunching", "TrafficLightDemo"],
      path: "Demos/TrafficLight/Command", swiftSettings: settings),
    .target(
      name: "MoviesDemo",
      dependencies: [
        "CursesFeedback", "DemoLaunching",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "Demos/Movies", exclude: ["README.md", "Command"], swiftSettings: settings),
    .executableTarget(
      name: "movies", dependencies: ["CursesFeedback", "DemoLaunching", "MoviesDemo"],
      path: "Demos/Movies/Command", swiftSettings: settings),
    .target(
      name: "GalleryDemo",
      dependencies: [
        "CursesFeedback", "CounterDemo", "DemoLaunching", "MoviesDemo", "TrafficLightDemo",
      ],
      path: "Demos/Gallery", exclude: ["README.md", "Command"], swiftSettings: settings),
    .executableTarget(
      name: "demo", dependencies: ["CursesFeedback", "GalleryDemo"],
      path: "Demos/Gallery/Command", swiftSettings: settings),
    .target(
      name: "TokenKeeperDemo", dependencies: ["FeedbackCore"],
      path: "Demos/TokenKeeper", exclude: ["README.md"], swiftSettings: settings),

    // What tests that try random things share.
    .target(
      name: "RandomNumbers", path: "Tests/Fixtures/RandomNumbers", swiftSettings: settings),
    .testTarget(
      name: "FeedbackCoreTests",
      dependencies: ["FeedbackCore", "RandomNumbers", "TokenKeeperDemo"],
      exclude: ["Conformance.md"], swiftSettings: settings),
    .testTarget(
      name: "TerminalModelTests", dependencies: ["RandomNumbers", "TerminalModel"],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalViewsTests",
      dependencies: ["RandomNumbers", "TerminalViews", "TerminalModel"],
      swiftSettings: settings),
    .executableTarget(
      name: "terminal-probe", dependencies: ["CursesDriver", "TerminalModel"],
      path: "Tests/Fixtures/TerminalProbe", swiftSettings: settings),
    .testTarget(
      name: "CursesDriverTests",
      dependencies: [
        "CursesDriver", "CursesFeedbackTesting", "RandomNumbers", "TerminalModel", "terminal-probe",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CursesFeedbackTests", dependencies: ["CursesFeedback", "CursesFeedbackTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "CursesFeedbackTestingTests",
      dependencies: ["CursesFeedbackTesting", "TerminalModel"],
      exclude: ["Snapshot/__Snapshots__"], swiftSettings: settings),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "CounterDemo", "GalleryDemo", "MoviesDemo", "TrafficLightDemo", "CursesFeedbackTesting",
      ],
      exclude: ["__Snapshots__"], swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "CursesFeedbackTesting", "TerminalModel", "counter", "movies", "traffic-light", "demo",
      ],
      exclude: ["__Snapshots__"], swiftSettings: settings),
  ],
  cLanguageStandard: .c17
)
