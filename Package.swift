// swift-tools-version: 6.1
import PackageDescription

/// The targets of the package in `Packages/Marbles`.
///
/// They are compiled as targets of this package, since a package that depends on another one by path cannot itself be
/// depended on by its URL.
func marbles(_ name: String) -> String { "Packages/Marbles/Sources/\(name)" }

let package = Package(
  name: "rxplay",
  // Marbles needs durations and clocks of the standard library.
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "rxplay", targets: ["rxplay"]),
    .library(name: "Streams", targets: ["Streams"]),
    .library(name: "StreamLang", targets: ["StreamLang"]),
    .library(name: "Marbles", targets: ["Marbles"]),
    .library(name: "MarblesTesting", targets: ["MarblesTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0")
  ],
  targets: [
    .target(name: "Times", path: marbles("Times")),
    .target(
      name: "Streams",
      dependencies: ["CLibrary", "Times", .product(name: "OrderedCollections", package: "swift-collections")]),
    .target(name: "Marbles", dependencies: ["Times"], path: marbles("Marbles")),
    .target(name: "MarblesTesting", dependencies: ["CLibrary", "Marbles"], path: marbles("MarblesTesting")),
    .target(name: "StreamLang", dependencies: ["Streams", "Marbles", "Times"]),
    .target(
      name: "JavaScript", dependencies: ["CLibrary", "Streams", "StreamLang", "Marbles", "Times"]),
    .target(name: "ObjectiveC", dependencies: ["CLibrary", "Streams", "StreamLang"]),
    .target(name: "FastPaths", dependencies: ["Streams", "StreamLang"]),
    .target(name: "Printing", dependencies: ["StreamLang", "Marbles", "Times"]),
    .target(name: "Answers", dependencies: ["Printing", "StreamLang", "Marbles", "Times"]),
    .target(name: "CLibrary", path: marbles("CLibrary")),
    .systemLibrary(name: "CProcesses"),
    .target(name: "Processes", dependencies: ["CLibrary", "CProcesses"]),
    .systemLibrary(name: "CEditline", providers: [.apt(["libedit-dev"])]),
    .target(
      name: "LineEditing", dependencies: ["CEditline", "CLibrary", "Marbles", "Processes"],
      // A static executable needs the libraries that libedit itself needs.
      linkerSettings: [.linkedLibrary("edit")]
        + ["bsd", "tinfo", "md"].map { .linkedLibrary($0, .when(platforms: [.linux])) }),
    .target(name: "CStart"),
    .executableTarget(
      name: "rxplay",
      dependencies: [
        "Printing", "StreamLang", "FastPaths", "JavaScript", "ObjectiveC", "LineEditing", "Processes", "CLibrary",
        "CStart",
      ]),
    .target(name: "TerminalTesting", path: "Packages/Marbles/Tests/Support/TerminalTesting"),
    .target(
      name: "FuzzTargets",
      dependencies: ["Printing", "StreamLang", "JavaScript", "ObjectiveC", "FastPaths", "Marbles"],
      path: "Tests/Support/FuzzTargets"),
    .target(
      name: "ScriptTesting", dependencies: ["StreamLang", "Marbles"], path: "Tests/Support/ScriptTesting"),
    .executableTarget(
      name: "web-answers",
      dependencies: ["Answers", "JavaScript", "ObjectiveC", "StreamLang", "CLibrary", "Processes"],
      path: "Tests/Support/WebAnswers"),
    .executableTarget(
      name: "lineediting-demo", dependencies: ["LineEditing", "Processes", "CLibrary"],
      path: "Tests/Support/LineEditingDemo"),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "StreamsTests", dependencies: ["Streams"]),
    .testTarget(
      name: "MarblesTests", dependencies: ["Marbles", "MarblesTesting", "TerminalTesting"],
      path: "Packages/Marbles/Tests/MarblesTests"),
    .testTarget(
      name: "StreamLangTests", dependencies: ["StreamLang", "FuzzTargets"],
      exclude: ["Errors", "FuzzFinds", "Pasted", "Teardowns"]),
    .testTarget(
      name: "JavaScriptTests", dependencies: ["JavaScript", "StreamLang", "FuzzTargets", "ScriptTesting"],
      exclude: ["Expressions.tsv", "Pieces", "Teardowns"]),
    .testTarget(
      name: "ObjectiveCTests", dependencies: ["ObjectiveC", "StreamLang", "Marbles", "FuzzTargets", "ScriptTesting"],
      exclude: ["Pieces", "Teardowns"]),
    .testTarget(name: "OperatorTests", dependencies: ["StreamLang"]),
    .testTarget(name: "FastPathsTests", dependencies: ["FastPaths", "StreamLang", "FuzzTargets"]),
    .testTarget(name: "PrintingTests", dependencies: ["Printing", "StreamLang"]),
    .testTarget(name: "AnswersTests", dependencies: ["Answers", "JavaScript", "ObjectiveC", "StreamLang"]),
    .testTarget(name: "LineEditingTests", dependencies: ["LineEditing", "TerminalTesting", "lineediting-demo"]),
    .testTarget(
      name: "rxplayTests", dependencies: ["rxplay", "StreamLang", "TerminalTesting", "FuzzTargets"],
      exclude: ["Hostile"]),
  ],
  swiftLanguageModes: [.v6]
)

// `make laws` only: of all tests those of the language are built, and optimised.
if Context.environment["RXPLAY_LAWS"] != nil {
  package.targets.removeAll { $0.type == .test && $0.name != "StreamLangTests" }
}

// `make fuzz` only: the other builds need no fuzzer.
if Context.environment["RXPLAY_FUZZ"] != nil {
  package.targets.append(.executableTarget(name: "fuzz", dependencies: ["FuzzTargets", "StreamLang"], path: "Fuzz"))
}

// `make web` only: the functions that a page calls are compiled for WebAssembly, and for nothing else. What they use is
// optimised and becomes code with them, once; the other targets hand on their functions as they were read.
if Context.environment["RXPLAY_WEB"] != nil {
  let handsOn = SwiftSetting.unsafeFlags([
    "-Onone", "-assert-config", "Release", "-Xfrontend", "-emit-empty-object-file",
  ])
  for target in package.targets where target.type == .regular {
    target.swiftSettings = (target.swiftSettings ?? []) + [handsOn]
  }
  package.targets.append(
    .target(
      name: "WebExports", dependencies: ["Answers", "JavaScript", "ObjectiveC"],
      swiftSettings: [.unsafeFlags(["-Osize"])]))
}
