// swift-tools-version: 6.2
import PackageDescription

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
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "CursesFeedback", path: ".."),
    // Deque: the hand-written loop of loop-speed has the same queue as the library's loop.
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .target(name: "Measuring", swiftSettings: settings),
    .target(
      name: "MeasuredProgram", linkerSettings: [.linkedLibrary("util", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "loop-speed",
      dependencies: [
        "AllocationCounter", "Measuring",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "FeedbackCore", package: "CursesFeedback"),
      ],
      path: "Sources/LoopSpeed", swiftSettings: settings),
    .executableTarget(
      name: "input-speed",
      dependencies: [
        "Measuring", .product(name: "TerminalModel", package: "CursesFeedback"),
      ],
      path: "Sources/InputSpeed", swiftSettings: settings),
    .executableTarget(
      name: "workload",
      dependencies: [.product(name: "CursesFeedback", package: "CursesFeedback")],
      path: "Sources/Workload", swiftSettings: settings),
    .executableTarget(
      name: "terminal-speed", dependencies: ["MeasuredProgram", "Measuring"],
      path: "Sources/TerminalSpeed", swiftSettings: settings),
  ],
  cLanguageStandard: .c17
)
