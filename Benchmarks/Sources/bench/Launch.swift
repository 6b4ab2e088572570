import Foundation

/// One run of a program, as `launch` measured it.
struct Run {
  let output: String
  /// Nanoseconds from its start to its end, and of processor time.
  let wall: Int
  let processor: Int
  /// Nanoseconds from its start to its first byte of output.
  let firstByte: Int
  /// Kilobytes of memory at its peak.
  let peak: Int
}

/// A program and its leading arguments, run in a process of its own.
struct Command {
  let words: [String]
  var environment: [String: String] = [:]

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs the program by `launch`, which measures it and kills it after so many seconds.
  func run(_ arguments: [String], seconds: Int = 600) throws -> Run {
    let text = try Self.output(
      of: [Places.launch, "\(seconds)"] + words + arguments, environment: environment)
    guard let end = text.range(of: Self.mark, options: .backwards) else {
      throw Failure(description: "\(shown(arguments)) could not be run")
    }
    return try Self.measured(text[end.upperBound...], output: String(text[..<end.lowerBound]), shown(arguments))
  }

  /// Runs two programs in turn, so often each, with nothing in between, and ignores their output.
  static func byTurns(_ one: [String], _ other: [String], _ count: Int) throws -> (one: [Run], other: [Run]) {
    let text = try output(of: [Places.launch, "60", "--turns", "\(count)"] + one + ["--"] + other)
    let runs = try text.components(separatedBy: mark).dropFirst().enumerated().map { turn, figures in
      try measured(figures[...], output: "", (turn % 2 == 0 ? one : other).joined(separator: " "))
    }
    guard runs.count == 2 * count else { throw Failure(description: "launch printed \(text)") }
    return (
      stride(from: 0, to: runs.count, by: 2).map { runs[$0] }, stride(from: 1, to: runs.count, by: 2).map { runs[$0] }
    )
  }

  private static let mark = "\nlaunch "

  private static func measured(_ text: Substring, output: String, _ command: String) throws -> Run {
    let figures = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard figures.count == 5 else { throw Failure(description: "launch printed \(text)") }
    guard figures[4] == 0 else {
      throw Failure(description: "\(command) ended with status \(figures[4])\n\(output.prefix(2000))")
    }
    return Run(
      output: output, wall: figures[0], processor: figures[1], firstByte: figures[2], peak: figures[3])
  }

  private func shown(_ arguments: [String]) -> String { (words + arguments).joined(separator: " ") }

  /// The output of a program; throws when it cannot be started or fails.
  static func output(
    of words: [String], environment: [String: String] = [:], isQuiet: Bool = false
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    if isQuiet { process.standardError = FileHandle.nullDevice }
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(words.joined(separator: " ")) failed with status \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The first line that a program prints; nil when it cannot be run.
  static func firstLine(of words: [String]) -> String? {
    guard let text = try? output(of: words, isQuiet: true) else { return nil }
    return text.split(separator: "\n").first.map(String.init)
  }
}

/// The paths of this package.
enum Places {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
  static let peers = package + "/Peers"
  static let workloads = package + "/Workloads"
  static let readme = package + "/README.md"
  static let build = package + "/.build"
  static let scratch = build + "/scratch"
  static let launch = beside("launch")

  /// A program that was built together with this one.
  static func beside(_ name: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name).path
  }
}
