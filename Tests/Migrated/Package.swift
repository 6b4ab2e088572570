// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Migrated",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")],
  targets: [
    .target(name: "CombineAdditions", dependencies: [.product(name: "OpenCombineShim", package: "OpenCombine")])
  ],
  swiftLanguageModes: [.v5]
)
