import Foundation

/// The interleaved runs of one workload by all libraries that have it.
struct Comparison: Codable {
  let workload: String
  /// In the order in which they ran: the runs of one library, one a round.
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

  /// Every library answers as it must, at one size, before any is timed.
  func check(_ workload: Workload) throws {
    for library in libraries { _ = try checked(library, workload, workload.smallest) }
  }

  func compare(_ workload: Workload) throws -> Comparison {
    var sizes: [(library: Library, size: Int)] = []
    for library in libraries {
      if let size = try size(for: library, workload) { sizes.append((library, size)) }
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

  /// The size at which a run takes as long as was asked for; nil when the library has not the operators.
  private func size(for library: Library, _ workload: Workload) throws -> Int? {
    let wanted = options.seconds * 1e9
    var size = workload.smallest
    while true {
      guard let run = try checked(library, workload, size) else { return nil }
      let took = Double(max(1, run.nanoseconds(by: options.clock)))
      // Compilers that compile as they run want some time before their rate says anything.
      if took >= wanted / 2 {
        return max(workload.smallest, rounded(Double(size) * wanted / took, to: workload.step))
      }
      size = rounded(Double(size) * min(10, max(2, wanted / took)), to: workload.step)
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
