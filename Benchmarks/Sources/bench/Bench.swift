import Foundation

/// Runs the workloads of `Benchmarks/README.md` by rxplay and by the peers that this machine has, and prints tables.
@main
enum Bench {
  private struct Everything: Codable {
    let machine: Machine
    let clock: Options.Clock
    let comparisons: [Comparison]
    let extras: Extras?
  }

  static func main() {
    do {
      try run(try Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      tell("bench: \(error)")
      exit(error is Options.Misuse ? 64 : 1)
    }
  }

  private static func run(_ options: Options) throws {
    try FileManager.default.createDirectory(atPath: Places.scratch, withIntermediateDirectories: true)
    let machine = Machine()
    let libraries = [try Library.rxplay(program: options.program)] + Peers.prepare(tell: tell)
    let measuring = Measuring(options: options, libraries: libraries, tell: tell)
    let checks = try options.workloads.map(measuring.check)
    tell("all answer alike: \(libraries.map(\.name.rawValue).joined(separator: ", "))")

    var comparisons: [Comparison] = []
    for (workload, check) in zip(options.workloads, checks) {
      comparisons.append(try measuring.compare(workload, after: check))
    }
    let extras = options.hasExtras ? try Extras.measure(options, libraries) : nil
    let report = Report(
      options: options, libraries: libraries, comparisons: comparisons, extras: extras,
      yardstick: try yardstick(for: comparisons, measuring), machine: machine)
    let text = report.text
    print(text)
    if options.updatesReadme { try putIntoReadme(text) }
    if let file = options.json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let everything = Everything(
        machine: machine, clock: options.clock, comparisons: comparisons, extras: extras)
      try encoder.encode(everything).write(to: URL(fileURLWithPath: file))
    }
  }

  /// OpenCombine's workloads that absent peers are put in relation to, measured where they were not asked for.
  private static func yardstick(
    for comparisons: [Comparison], _ measuring: Measuring
  ) throws -> [String: Comparison] {
    var known = Dictionary(uniqueKeysWithValues: comparisons.map { ($0.workload, $0) })
    let present = Set(measuring.libraries.map(\.name))
    for comparison in comparisons {
      guard let target = Workload.named(comparison.workload)?.target, let standIn = target.standIn,
        !present.contains(target.peer), known[standIn.workload] == nil, let other = Workload.named(standIn.workload)
      else { continue }
      known[standIn.workload] = try measuring.compare(other, after: try measuring.check(other))
    }
    return known
  }

  private static func putIntoReadme(_ text: String) throws {
    let readme = try String(contentsOfFile: Places.readme, encoding: .utf8)
    let (begin, end) = ("<!-- figures: make bench ARGS=--update-readme -->\n", "<!-- end of figures -->")
    guard let head = readme.range(of: begin), let tail = readme.range(of: end) else {
      throw Command.Failure(description: "README.md has not the marks that the figures stand between")
    }
    let changed = readme[..<head.upperBound] + "\n" + text + "\n" + readme[tail.lowerBound...]
    try String(changed).write(toFile: Places.readme, atomically: true, encoding: .utf8)
  }

  private static func tell(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
