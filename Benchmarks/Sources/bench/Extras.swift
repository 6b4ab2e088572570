import Foundation

/// The measurements without a peer: P12, and the start of programs.
struct Extras: Codable {
  /// One large script, text or diagram, in milliseconds; a size ten times as large takes `growth` times as long.
  struct Large: Codable {
    let name: String
    let milliseconds: Double
    let megabytes: Double
    let growth: Double
  }

  var large: [Large] = []
  /// Milliseconds from the start of a process to the first byte of its output: rxplay's, and the machine's own echo's.
  var firstByte = Double.nan
  var firstByteOfEcho = Double.nan
  /// Milliseconds that the process of a run takes that has next to nothing to do.
  var processes: [Library.Name: Double] = [:]

  static func measure(_ options: Options, _ libraries: [Library]) throws -> Extras {
    var extras = Extras()
    for kind in Kind.allCases { extras.large.append(try kind.measure(options)) }
    (extras.firstByte, extras.firstByteOfEcho) = try firstBytes(options)
    for library in libraries {
      guard let workload = Workload.named("P2") else { continue }
      let times = try (0..<11).compactMap { _ in try library.measure(workload, 10).map { Double($0.process) / 1e6 } }
      extras.processes[library.name] = median(times)
    }
    return extras
  }

  private static func threeLines() throws -> String {
    let script = """
      let a = interval(1s).take(4)
      let b = interval(1500ms).take(3).map { "b\\($0)" }
      a.zip(b)

      """
    let file = Places.scratch + "/three-lines.rx"
    try script.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  /// By turns, so that whatever else the machine does meets both.
  private static func firstBytes(_ options: Options) throws -> (rxplay: Double, echo: Double) {
    let runs = try Command.byTurns([options.program, try threeLines()], ["/bin/echo", "first"], 101)
    func milliseconds(_ runs: [Run]) -> Double { median(runs.map { Double($0.firstByte) / 1e6 }) }
    return (milliseconds(runs.one), milliseconds(runs.other))
  }
}

extension Extras {
  private enum Kind: String, CaseIterable {
    case statements = "a script of 10,000 statements"
    case marbles = "a marble text of a million ticks"
    case diagram = "a diagram of 10,000 events"

    var size: Int { self == .marbles ? 1_000_000 : 10_000 }

    func measure(_ options: Options) throws -> Large {
      var (times, ratios, peaks): ([Double], [Double], [Double]) = ([], [], [])
      for _ in 0..<options.runs {
        let run = try run(options, size)
        let small = try self.run(options, size / 10)
        let took = Double(options.clock == .wall ? run.wall : run.processor)
        times.append(took / 1e6)
        ratios.append(took / Double(options.clock == .wall ? small.wall : small.processor))
        peaks.append(Double(run.peak) / 1000)
      }
      return Large(
        name: rawValue, milliseconds: median(times), megabytes: median(peaks), growth: median(ratios))
    }

    private func run(_ options: Options, _ size: Int) throws -> Run {
      let file = "\(Places.scratch)/P12.rx"
      try script(size).write(toFile: file, atomically: true, encoding: .utf8)
      let arguments = self == .diagram ? ["--all", file] : [file]
      let run = try Command(words: [options.program]).run(arguments)
      guard isRight(run.output, size) else {
        throw Measuring.WrongAnswer(description: "\(rawValue), at size \(size), gives\n\(run.output.suffix(400))")
      }
      return run
    }

    private func script(_ size: Int) -> String {
      switch self {
      case .statements:
        (0..<size / 5).map { number in
          """
          let number\(number) = \(number) * 2 + 1
          let stream\(number) = interval(1s).take(3).map { $0 + number\(number) }
          func sum\(number)(x) = x + number\(number)
          sum\(number)(1)
          stream\(number).filter { $0 > 1 }

          """
        }.joined()
      case .marbles:
        "limits(\"off\")\nhorizon(100ms * \(size + 10))\n"
          + "cold(\"\(String(repeating: "----a----b", count: size / 10))|\").count()\n"
      case .diagram:
        "interval(1ms).take(\(size))\n"
      }
    }

    private func isRight(_ output: String, _ size: Int) -> Bool {
      switch self {
      case .statements: output.split(separator: "\n").count { $0.hasPrefix("result ") } == size / 5
      case .marbles: output.contains("[\(size / 5)|]")
      case .diagram: output.contains("[\(size - 1)|]")
      }
    }
  }
}
