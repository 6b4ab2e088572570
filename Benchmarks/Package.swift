// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "rxplay-benchmarks",
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")
  ],
  targets: [
    .executableTarget(name: "bench"),
    .executableTarget(name: "launch", linkerSettings: [.unsafeFlags(["-static-executable"])]),
    .executableTarget(
      name: "opencombine-peer",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]),
  ],
  swiftLanguageModes: [.v6]
)
