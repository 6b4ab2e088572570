// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "MarbleSnapshots",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(path: "../../Packages/Marbles"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
  ],
  targets: [
    .testTarget(
      name: "MarbleSnapshotsTests",
      dependencies: [
        .product(name: "Marbles", package: "Marbles"),
        .product(name: "MarblesTesting", package: "Marbles"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    .testTarget(
      name: "AsyncSequenceTests",
      dependencies: [
        .product(name: "Marbles", package: "Marbles"),
        .product(name: "MarblesTesting", package: "Marbles"),
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
