// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "CombineDifferential",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(path: "../../../Packages/Marbles"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .executableTarget(
      name: "CombineDifferential",
      dependencies: [
        .product(name: "MarblesTesting", package: "Marbles"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ])
  ],
  swiftLanguageModes: [.v5]
)
