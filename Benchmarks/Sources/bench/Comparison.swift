import Foundation

/// The interleaved runs of one workload by all libraries that have it.
struct Comparison: Codable {
  let workload: String
  /// The runs of each library, one a round, in their order.
  var runs: [Library.Name: [Measurement]] = [:]
  /// How much longer rxplay takes for ten times the size.
  var growth: Double?
}

/// Measures workloads: finds a size for each library, then runs all libraries by turns.
struct Measuring {
  let options: Options
  let libraries: [Library]
  let tell: (String) -> Void

  struct WrongAnswer: Error, CustomStringConvertible {
    let description: String
  }

  /// The answers of the libraries that have a workload, at one size and before any is timed; throws when one is wrong.
  func check(_ workload: Workload) throws -> [Library.Name: Measurement] {
    var runs: [Library.Name: Measurement] = [:]
    for library in libraries { runs[library.name] = try checked(library, workload, workload.smallest) }
    return runs
  }

  func compare(_ workload: Workload, after checks: [Library.Name: Measurement]) throws -> Comparison {
    var sizes: [(library: Library, size: Int)] = []
    for library in libraries {
      if let run = checks[library.name], let size = try size(for: library, workload, after: run) {
        sizes.append((library, size))
      }
    }
    var comparison = Comparison(workload: workload.name)
    for _ in 0..<options.runs {
      for (library, size) in sizes {
        guard let run = try checked(library, workload, size) else { continue }
        comparison.runs[library.name, default: []].append(run)
      }
    }
    if let (library, size) = sizes.first(where: { $0.library.name == .rxplay }) {
      comparison.growth = try growth(of: library, workload, size)
    }
    tell("\(workload.name): \(sizes.map { "\($0.library.name.rawValue) N = \($0.size)" }.joined(separator: ", "))")
    return comparison
  }

  private func checked(_ library: Library, _ workload: Workload, _ size: Int) throws -> Measurement? {
    guard let run = try library.measure(workload, size) else { return nil }
    guard run.answer == workload.answer(size) else {
      throw WrongAnswer(
        description: "\(workload.name) at N = \(size): \(library.name.rawValue) answers \(run.answer), "
          + "not \(workload.answer(size))")
    }
    return run
  }

  /// The size at which a run takes as long as was asked for; for a peer larger, up to four times as long, where that
  /// raises the rate: compilers that compile as they run want their time.
  private func size(for library: Library, _ workload: Workload, after check: Measurement) throws -> Int? {
    let wanted = options.seconds * 1e9
    var (run, best): (Measurement, (size: Int, rate: Double)?) = (check, nil)
    while true {
      let took = Double(max(1, run.nanoseconds(by: options.clock)))
      let rate = Double(workload.events(run.size)) / took
      if let best, rate < 1.1 * best.rate { return best.size }
      if took >= wanted * 0.7 { best = (run.size, rate) }
      if took >= wanted * 2 || (took >= wanted * 0.7 && library.name == .rxplay) { return run.size }
      let larger = rounded(Double(run.size) * min(10, max(2, wanted / took)), to: workload.step)
      guard let next = try checked(library, workload, larger) else { return nil }
      run = next
    }
  }

  /// Two significant digits, and a multiple of a step.
  private func rounded(_ size: Double, to step: Int) -> Int {
    let digits = pow(10, max(0, floor(log10(size)) - 1))
    let size = Int((size / digits).rounded() * digits)
    return max(step, size / step * step)
  }

  private func growth(of library: Library, _ workload: Workload, _ size: Int) throws -> Double {
    let small = max(workload.step, size / 10 / workload.step * workload.step)
    let factor = Double(workload.events(size)) / Double(workload.events(small))
    var ratios: [Double] = []
    for _ in 0..<options.runs {
      guard let before = try checked(library, workload, small), let after = try checked(library, workload, size) else {
        continue
      }
      let ratio = Double(after.nanoseconds(by: options.clock)) / Double(max(1, before.nanoseconds(by: options.clock)))
      ratios.append(ratio * 10 / factor)
    }
    return median(ratios)
  }
}

func median(_ numbers: [Double]) -> Double {
  guard !numbers.isEmpty else { return .nan }
  let sorted = numbers.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
