// swift-tools-version: 6.2
import PackageDescription

/// The options of every target, the same as those of the library.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

let framework: Target.Dependency = .product(name: "CursesFeedback", package: "CursesFeedback")
let testing: Target.Dependency = .product(name: "CursesFeedbackTesting", package: "CursesFeedback")
let terminalModel: Target.Dependency = .product(name: "TerminalModel", package: "CursesFeedback")
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")
let subprocess: Target.Dependency = .product(name: "Subprocess", package: "swift-subprocess")

let package = Package(
  name: "Demos",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "CursesFeedback", path: ".."),
    // Parses the demos' own options. The framework parses its few launch options itself, because
    // this parser takes as much start-up time as the rest of a program.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    // The movies and the search serve their own data over HTTP.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    // The search logs its requests as servers do, which shows where the text of a log goes.
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    // The to-do demo keeps its list in SQLite and observes it, as many applications do.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // The front end of git runs git in effects; if an effect is cancelled, git gets SIGTERM. On
    // Linux, SIGTERM would not end a child of Foundation's Process: the child inherits the signal
    // mask of the thread that starts it, and the threads of effects block SIGTERM. Without its
    // traits, swift-subprocess does not import Foundation.
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    .target(
      name: "DemoLaunching", dependencies: [framework, argumentParser], path: "Options"),
    .target(
      name: "DemoHTTP",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "HTTP"),
    .target(
      name: "CounterDemo", dependencies: [framework],
      path: "Counter", exclude: ["README.md", "counter.svg", "Command"]),
    .executableTarget(
      name: "counter", dependencies: ["CounterDemo", framework], path: "Counter/Command"),
    .target(
      name: "CatchDemo", dependencies: [framework],
      path: "Catch", exclude: ["README.md", "catch.svg", "Command"]),
    .executableTarget(
      name: "catch", dependencies: ["CatchDemo", framework], path: "Catch/Command"),
    .target(name: "DemoFileSystem", path: "FileSystem"),
    .target(name: "DemoMachine", path: "Machine"),
    .target(
      name: "FilesDemo", dependencies: ["DemoFileSystem", framework],
      path: "Files", exclude: ["README.md", "files.svg", "Command"]),
    .executableTarget(
      name: "files", dependencies: ["FilesDemo", framework], path: "Files/Command"),
    .target(
      name: "GittyDemo", dependencies: [framework, subprocess],
      path: "Gitty", exclude: ["README.md", "gitty.svg", "Command"]),
    .executableTarget(
      name: "gitty", dependencies: ["GittyDemo", framework], path: "Gitty/Command"),
    .target(
      name: "LogViewDemo", dependencies: ["DemoLaunching", framework, argumentParser],
      path: "LogView", exclude: ["README.md", "logview.svg", "Command"]),
    .executableTarget(
      name: "logview", dependencies: ["DemoLaunching", "LogViewDemo", framework],
      path: "LogView/Command"),
    .target(
      name: "MonitorDemo", dependencies: ["DemoMachine", framework],
      path: "Monitor", exclude: ["README.md", "monitor.svg", "Command"]),
    .executableTarget(
      name: "monitor", dependencies: ["MonitorDemo", framework], path: "Monitor/Command"),
    .target(
      name: "PickerDemo", dependencies: ["DemoLaunching", framework, argumentParser],
      path: "Picker", exclude: ["README.md", "picker.svg", "Command"]),
    .executableTarget(
      name: "picker", dependencies: ["DemoLaunching", "PickerDemo", framework],
      path: "Picker/Command"),
    .target(name: "DemoTimeRecords", path: "TimeRecords"),
    .target(
      name: "RecordsDemo",
      dependencies: ["DemoLaunching", "DemoTimeRecords", framework, argumentParser],
      path: "Records", exclude: ["README.md", "records.svg", "Command"]),
    .executableTarget(
      name: "records", dependencies: ["DemoLaunching", "RecordsDemo", framework],
      path: "Records/Command"),
    .target(
      name: "SearchDemo",
      dependencies: [
        "DemoHTTP", "DemoLaunching", framework, argumentParser,
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Search", exclude: ["README.md", "search.svg", "Command"]),
    .executableTarget(
      name: "search", dependencies: ["DemoLaunching", "SearchDemo", framework],
      path: "Search/Command"),
    .target(
      name: "SignInDemo", dependencies: [framework],
      path: "SignIn", exclude: ["README.md", "sign-in.svg", "Command"]),
    .executableTarget(
      name: "sign-in", dependencies: ["SignInDemo", framework], path: "SignIn/Command"),
    .target(
      name: "StopwatchDemo", dependencies: [framework],
      path: "Stopwatch", exclude: ["README.md", "stopwatch.svg", "Command"]),
    .executableTarget(
      name: "stopwatch", dependencies: ["StopwatchDemo", framework], path: "Stopwatch/Command"),
    .target(
      name: "ThemeEditorDemo",
      dependencies: ["DemoLaunching", "DemoWidgetPages", framework, argumentParser],
      path: "ThemeEditor", exclude: ["README.md", "theme-editor.svg", "Command"]),
    .executableTarget(
      name: "theme-editor", dependencies: ["DemoLaunching", "ThemeEditorDemo", framework],
      path: "ThemeEditor/Command"),
    .target(
      name: "TodoDemo",
      dependencies: [
        "DemoLaunching", framework, argumentParser, .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Todo", exclude: ["README.md", "todo.svg", "Command"]),
    .executableTarget(
      name: "todo", dependencies: ["DemoLaunching", "TodoDemo", framework], path: "Todo/Command"),
    .target(
      name: "TokensDemo", dependencies: [framework],
      path: "Tokens", exclude: ["README.md", "tokens.svg", "Command"]),
    .executableTarget(
      name: "tokens", dependencies: ["TokensDemo", framework], path: "Tokens/Command"),
    .target(
      name: "TrafficLightDemo", dependencies: ["DemoLaunching", framework, argumentParser],
      path: "TrafficLight", exclude: ["README.md", "traffic-light.svg", "Command"]),
    .executableTarget(
      name: "traffic-light", dependencies: ["DemoLaunching", "TrafficLightDemo", framework],
      path: "TrafficLight/Command"),
    .target(
      name: "MinesDemo", dependencies: [framework],
      path: "Mines", exclude: ["README.md", "mines.svg", "Command"]),
    .executableTarget(
      name: "mines", dependencies: ["MinesDemo", framework], path: "Mines/Command"),
    .target(
      name: "MoviesDemo",
      dependencies: [
        "DemoHTTP", "DemoLaunching", framework, argumentParser,
        .product(name: "FlyingFox", package: "FlyingFox"),
      ],
      path: "Movies", exclude: ["README.md", "Command"]),
    .executableTarget(
      name: "movies", dependencies: ["DemoLaunching", "MoviesDemo", framework],
      path: "Movies/Command"),
    .target(
      name: "DemoWidgetPages", dependencies: [framework], path: "WidgetPages",
      // A symbolic link to the folder Pages: the application shows the source that it was built
      // from.
      resources: [.embedInCode("Source")]),
    .target(
      name: "WidgetsDemo", dependencies: ["DemoWidgetPages", framework],
      path: "Widgets", exclude: ["README.md", "widgets.svg", "Command"]),
    .executableTarget(
      name: "widgets", dependencies: ["WidgetsDemo", framework], path: "Widgets/Command"),
    .target(
      name: "GalleryDemo",
      dependencies: [
        "CatchDemo", "CounterDemo", "DemoLaunching", "DemoWidgetPages", "FilesDemo", "GittyDemo",
        "LogViewDemo", "MinesDemo", "MonitorDemo", "MoviesDemo", "PickerDemo", "RecordsDemo",
        "SearchDemo", "SignInDemo", "StopwatchDemo", "ThemeEditorDemo", "TodoDemo", "TokensDemo",
        "TrafficLightDemo", "WidgetsDemo", framework,
      ],
      path: "Gallery", exclude: ["README.md", "gallery.svg", "Command"],
      // A symbolic link to the sessions of the tests: the tour plays the recordings that it was
      // built with.
      resources: [.embedInCode("Sessions")]),
    .executableTarget(
      name: "demo", dependencies: ["GalleryDemo", framework], path: "Gallery/Command"),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "CatchDemo", "CounterDemo", "DemoFileSystem", "DemoHTTP", "DemoLaunching", "DemoMachine",
        "DemoTimeRecords", "DemoWidgetPages", "FilesDemo", "GalleryDemo", "GittyDemo",
        "LogViewDemo", "MinesDemo", "MonitorDemo", "MoviesDemo", "PickerDemo", "RecordsDemo",
        "SearchDemo", "SignInDemo", "StopwatchDemo", "ThemeEditorDemo", "TodoDemo", "TokensDemo",
        "TrafficLightDemo", "WidgetsDemo", subprocess, testing,
      ],
      exclude: ["Sessions", "__Snapshots__"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "catch", "counter", "demo", "files", "gitty", "logview", "mines", "monitor", "movies",
        "picker", "records", "search", "sign-in", "stopwatch", "theme-editor", "todo", "tokens",
        "traffic-light", "widgets", "DemoWidgetPages", testing, terminalModel,
      ],
      exclude: ["__Snapshots__"]),
  ]
)

for target in package.targets { target.swiftSettings = settings }
