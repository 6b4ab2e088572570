// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "MarbleAdapters",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    .package(path: "../../Packages/Marbles"),
    .package(url: "https://github.com/ReactiveX/RxSwift", from: "6.8.0"),
    .package(url: "https://github.com/ReactiveCocoa/ReactiveSwift", from: "7.2.0"),
  ],
  targets: [
    .testTarget(
      name: "RxSwiftTests",
      dependencies: [
        .product(name: "MarblesTesting", package: "Marbles"), .product(name: "RxSwift", package: "RxSwift"),
      ]),
    .testTarget(
      name: "ReactiveSwiftTests",
      dependencies: [
        .product(name: "MarblesTesting", package: "Marbles"),
        .product(name: "ReactiveSwift", package: "ReactiveSwift"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
