// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "CursesFeedback", path: "../..")],
  targets: [
    .executableTarget(
      name: "follow",
      dependencies: [.product(name: "CursesFeedback", package: "CursesFeedback")]),
    .testTarget(
      name: "FollowTests",
      dependencies: [
        "follow", .product(name: "CursesFeedbackTesting", package: "CursesFeedback"),
      ],
      exclude: ["__Snapshots__"]),
    .executableTarget(
      name: "counter",
      dependencies: [.product(name: "CursesFeedback", package: "CursesFeedback")]),
    .testTarget(
      name: "CounterTests",
      dependencies: [
        "counter", .product(name: "CursesFeedbackTesting", package: "CursesFeedback"),
      ],
      exclude: ["__Snapshots__"]),
    .executableTarget(
      name: "stopwatch",
      dependencies: [.product(name: "CursesFeedback", package: "CursesFeedback")]),
    .testTarget(
      name: "StopwatchTests",
      dependencies: [
        "stopwatch", .product(name: "CursesFeedbackTesting", package: "CursesFeedback"),
      ],
      exclude: ["__Snapshots__"]),
    .executableTarget(
      name: "tea",
      dependencies: [.product(name: "CursesFeedback", package: "CursesFeedback")]),
    .testTarget(
      name: "TeaTests",
      dependencies: [
        "tea", .product(name: "CursesFeedbackTesting", package: "CursesFeedback"),
      ]),
    .executableTarget(
      name: "review",
      dependencies: [.product(name: "CursesFeedback", package: "CursesFeedback")]),
    .testTarget(
      name: "ReviewTests",
      dependencies: [
        "review", .product(name: "CursesFeedback", package: "CursesFeedback"),
        .product(name: "CursesFeedbackTesting", package: "CursesFeedback"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
