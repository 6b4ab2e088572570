// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Marbles",
  // Marbles needs durations and clocks of the standard library.
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Marbles", targets: ["Marbles"]),
    .library(name: "MarblesTesting", targets: ["MarblesTesting"]),
  ],
  targets: [
    .target(name: "CLibrary"),
    .target(name: "Times"),
    .target(name: "Marbles", dependencies: ["Times"]),
    .target(name: "MarblesTesting", dependencies: ["CLibrary", "Marbles"]),
    .target(name: "TerminalTesting", path: "Tests/Support/TerminalTesting"),
    .testTarget(name: "MarblesTests", dependencies: ["Marbles", "MarblesTesting", "TerminalTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
