/// A task that all libraries run: `Workloads/NAME.rx`, and the function of that name of each peer.
struct Workload: Sendable {
  let name: String
  /// Sizes are multiples of this.
  var step = 1000
  /// The size that checks run at, and at which calibration begins.
  var smallest = 10_000
  /// Whether the memory of the operators is independent of the size.
  var hasConstantState = true
  let target: Target
  /// The answer that every library must give at a size.
  let answer: @Sendable (Int) -> Int
  /// The number of events in a run of a size; `README.md` defines an event.
  var events: @Sendable (Int) -> Int = { $0 }
}

/// A target for rxplay: a multiple of the rate of a peer, measured in the same run.
struct Target: Sendable {
  let ratio: Double
  let aim: Double
  let peer: Library.Name
  /// The substitute if the peer does not run; nil for OpenCombine, which always does.
  var standIn: StandIn?
}

/// A peer's rate as a multiple of OpenCombine's, from the rates, in millions of events a second, of a machine that had
/// both.
struct StandIn: Sendable {
  /// The workload of OpenCombine that the peer is compared with; another one if it lacks the operators.
  let workload: String
  let openCombine: Double
  let peer: Double
  var factor: Double { peer / openCombine }
}

extension Workload {
  static let all: [Workload] = [
    Workload(
      name: "P1",
      target: Target(
        ratio: 3, aim: 8, peer: .rxjs, standIn: StandIn(workload: "P1", openCombine: 8.93, peer: 34.3)),
      answer: { size in
        let multiples = (size - 1) / 3
        return 3 * multiples * (multiples + 1)
      }),
    Workload(name: "P2", target: Target(ratio: 8, aim: 40, peer: .openCombine), answer: { $0 / 2 }),
    Workload(name: "P3", target: Target(ratio: 18, aim: 100, peer: .openCombine), answer: { $0 / 10 }),
    Workload(
      name: "P4", hasConstantState: false,
      target: Target(
        ratio: 12, aim: 24, peer: .rxcpp, standIn: StandIn(workload: "P2", openCombine: 6.14, peer: 1.31)),
      answer: { $0 }, events: { 3 * $0 }),
    Workload(
      name: "P5",
      target: Target(
        ratio: 8, aim: 40, peer: .rxjs, standIn: StandIn(workload: "P2", openCombine: 6.14, peer: 1.68)),
      answer: { $0 }),
    Workload(name: "P6a", target: Target(ratio: 12, aim: 30, peer: .openCombine), answer: { $0 }),
    Workload(name: "P6b", target: Target(ratio: 16, aim: 40, peer: .openCombine), answer: { $0 }),
    Workload(name: "P7", target: Target(ratio: 10, aim: 23, peer: .openCombine), answer: { $0 }),
    Workload(
      name: "P8",
      target: Target(
        ratio: 15, aim: 30, peer: .rxjs, standIn: StandIn(workload: "P2", openCombine: 6.14, peer: 1.82)),
      answer: { $0 }),
    Workload(
      name: "P9a",
      target: Target(
        ratio: 3, aim: 50, peer: .rxjs, standIn: StandIn(workload: "P9a", openCombine: 4.51, peer: 37.9)),
      answer: { $0 }),
    Workload(
      name: "P9b", hasConstantState: false,
      target: Target(
        ratio: 3, aim: 50, peer: .rxjs, standIn: StandIn(workload: "P9a", openCombine: 4.51, peer: 40.0)),
      answer: { $0 }),
    Workload(name: "P10", target: Target(ratio: 12, aim: 500, peer: .openCombine), answer: { $0 }),
    Workload(
      name: "P11", step: 1, smallest: 1, target: Target(ratio: 12, aim: 20, peer: .openCombine), answer: timerFires,
      events: timerFires),
  ]

  static func named(_ name: String) -> Workload? { all.first { $0.name == name } }

  private static let timerFires: @Sendable (Int) -> Int = { seconds in
    (0..<10_000).reduce(0) { $0 + 1000 * seconds / (100 + $1 % 900) }
  }
}
