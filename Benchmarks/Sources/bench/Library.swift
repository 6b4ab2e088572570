import Foundation

/// A library that runs the workloads, each run in a process of its own.
struct Library: Sendable {
  enum Name: String, CaseIterable, Codable, Sendable {
    case rxplay
    case openCombine = "OpenCombine"
    case rxpy = "RxPY"
    case rxjs = "RxJS"
    case rxcpp = "RxCpp"
  }

  let name: Name
  let version: String
  /// Measures one run at a size; nil when the library lacks the operators.
  let measure: @Sendable (Workload, Int) throws -> Measurement?
}

/// One run of a workload by a library.
struct Measurement: Codable, Sendable {
  let size: Int
  let answer: Int
  /// Nanoseconds by the clock, and of processor time: of the whole process for rxplay, of the run alone for a peer.
  let wall: Int
  let processor: Int
  /// Nanoseconds of the whole process by the clock.
  let process: Int
  /// Kilobytes of memory at the peak of the process.
  let peak: Int

  func nanoseconds(by clock: Options.Clock) -> Int { clock == .wall ? wall : processor }
}

extension Library {
  /// rxplay as its users have it: a script, run by the release program.
  static func rxplay(program: String) throws -> Library {
    let command = Command(words: [program])
    return Library(name: .rxplay, version: try version(of: program)) { workload, size in
      let text = try String(contentsOfFile: "\(Places.workloads)/\(workload.name).rx", encoding: .utf8)
      let script = "\(Places.scratch)/\(workload.name).rx"
      try "let N = \(size)\n\(text)".write(toFile: script, atomically: true, encoding: .utf8)
      let run = try command.run([script])
      guard let answer = answer(in: run.output) else {
        throw Command.Failure(description: "rxplay printed no answer to \(workload.name):\n\(run.output)")
      }
      return Measurement(
        size: size, answer: answer, wall: run.wall, processor: run.processor, process: run.wall, peak: run.peak)
    }
  }

  private static func version(of program: String) throws -> String {
    let text = try Command.output(of: [program, "--version"])
    return text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
  }

  /// The value before the completion in the lane of the result, or the logged text.
  private static func answer(in output: String) -> Int? {
    for line in output.split(separator: "\n") where line.hasPrefix("result ") || line.hasPrefix("0s  ") {
      let numbers = line.dropFirst(3).split { !$0.isASCII || !$0.isNumber }
      if let number = numbers.last.flatMap({ Int($0) }) { return number }
    }
    return nil
  }

  /// A peer prints `absent`, or its answer and the nanoseconds of its run by the clock and of the processor.
  static func peer(_ name: Name, version: String, _ command: Command) -> Library {
    Library(name: name, version: version) { workload, size in
      let run = try command.run([workload.name, "\(size)"])
      guard run.output.trimmingCharacters(in: .whitespacesAndNewlines) != "absent" else { return nil }
      let figures = run.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      guard figures.count == 3 else {
        throw Command.Failure(description: "\(name.rawValue) printed for \(workload.name):\n\(run.output)")
      }
      return Measurement(
        size: size, answer: figures[0], wall: figures[1], processor: figures[2], process: run.wall, peak: run.peak)
    }
  }
}
