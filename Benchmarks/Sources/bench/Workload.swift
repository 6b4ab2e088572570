/// A pipeline that all libraries run at a size: `Workloads/NAME.rx`, and the function of that name in each of `Peers`.
struct Workload: Sendable {
  let name: String
  let pipeline: String
  /// What is counted as an event.
  let event: String
  /// Sizes are multiples of this.
  var step = 1000
  /// The size that checks run at, and at which calibration begins.
  var smallest = 10_000
  /// Whether what the operators hold does not grow with the size.
  var hasConstantState = true
  let target: Target
  /// What every library must answer at a size.
  let answer: @Sendable (Int) -> Int
  /// How many events a run of a size has.
  var events: @Sendable (Int) -> Int = { $0 }
}

/// What is asked of rxplay: so many times the rate of a peer, measured in the same run.
struct Target: Sendable {
  let ratio: Double
  let aim: Double
  let peer: Library.Name
  /// What stands in for the peer where it is not to be had; nil for OpenCombine, which is always there.
  var standIn: StandIn?
}

/// A peer's rate as a multiple of OpenCombine's, from the rates (millions of events a second) of a machine that had both.
struct StandIn: Sendable {
  /// The workload of OpenCombine that the peer was put in relation to; another one where it lacks the operators.
  let workload: String
  let openCombine: Double
  let peer: Double
  var factor: Double { peer / openCombine }
}

extension Workload {
  static let all: [Workload] = [
    Workload(
      name: "P1", pipeline: "range(0, N).map { $0 * 2 }.filter { $0 % 3 == 0 }.aggregate(0) { $0 + $1 }",
      event: "a value of the range",
      target: Target(
        ratio: 3, aim: 8, peer: .rxjs, standIn: StandIn(workload: "P1", openCombine: 8.93, peer: 34.3)),
      answer: { size in
        let multiples = (size - 1) / 3
        return 3 * multiples * (multiples + 1)
      }),
    Workload(
      name: "P2", pipeline: "interval(1ms).take(N).map { $0 + 1 }.filter { $0 % 2 == 0 }", event: "a tick",
      target: Target(ratio: 8, aim: 40, peer: .openCombine), answer: { $0 / 2 }),
    Workload(
      name: "P3", pipeline: "interval(1ms).take(N).filter { $0 % 10 < 5 }.throttle(5ms)", event: "a tick",
      target: Target(ratio: 18, aim: 100, peer: .openCombine), answer: { $0 / 10 }),
    Workload(
      name: "P4", pipeline: "interval(1ms).zip(interval(2ms)).take(N)",
      event: "a tick of either interval: 3 N; N values wait in the end", hasConstantState: false,
      target: Target(
        ratio: 12, aim: 24, peer: .rxcpp, standIn: StandIn(workload: "P2", openCombine: 6.14, peer: 1.31)),
      answer: { $0 }, events: { 3 * $0 }),
    Workload(
      name: "P5", pipeline: "interval(1ms).combineLatest(interval(2ms)).take(N)", event: "a pair sent",
      target: Target(
        ratio: 8, aim: 40, peer: .rxjs, standIn: StandIn(workload: "P2", openCombine: 6.14, peer: 1.68)),
      answer: { $0 }),
    Workload(
      name: "P6a", pipeline: "interval(1ms).take(N / 10).flattenMap { interval(1ms).take(10) }",
      event: "a tick of an inner interval, 10 live at once",
      target: Target(ratio: 15, aim: 30, peer: .openCombine), answer: { $0 }),
    Workload(
      name: "P6b", pipeline: "interval(1ms).take(N / 10).flattenMap { interval(100ms).take(10) }",
      event: "a tick of an inner interval, 1,000 live at once",
      target: Target(ratio: 20, aim: 40, peer: .openCombine), answer: { $0 }),
    Workload(
      name: "P7", pipeline: "interval(10ms).take(N / 10).map { interval(1ms) }.switchToLatest().take(N)",
      event: "a value sent", target: Target(ratio: 12, aim: 23, peer: .openCombine), answer: { $0 }),
    Workload(
      name: "P8", pipeline: "interval(1ms).take(N).bufferWithTime(10ms)", event: "a tick",
      target: Target(
        ratio: 15, aim: 30, peer: .rxjs, standIn: StandIn(workload: "P2", openCombine: 6.14, peer: 1.82)),
      answer: { $0 }),
    Workload(
      name: "P9a", pipeline: "range(0, N / 100).publish(), map and count for 100 subscribers", event: "a delivery",
      target: Target(
        ratio: 3, aim: 50, peer: .rxjs, standIn: StandIn(workload: "P9a", openCombine: 4.51, peer: 37.9)),
      answer: { $0 }),
    Workload(
      name: "P9b", pipeline: "range(0, N / 100).replay(), map and count for 100 late subscribers",
      event: "a delivery", hasConstantState: false,
      target: Target(
        ratio: 3, aim: 50, peer: .rxjs, standIn: StandIn(workload: "P9a", openCombine: 4.51, peer: 40.0)),
      answer: { $0 }),
    Workload(
      name: "P10", pipeline: "interval(1ms).take(N).delay(1s)", event: "a tick, 1,000 pending at any time",
      target: Target(ratio: 20, aim: 500, peer: .openCombine), answer: { $0 }),
    Workload(
      name: "P11", pipeline: "10,000 intervals of 100 ms to 999 ms at once, for N virtual seconds", event: "a tick",
      step: 1, smallest: 1, target: Target(ratio: 12, aim: 20, peer: .openCombine), answer: timerFires,
      events: timerFires),
  ]

  static func named(_ name: String) -> Workload? { all.first { $0.name == name } }

  private static let timerFires: @Sendable (Int) -> Int = { seconds in
    (0..<10_000).reduce(0) { $0 + 1000 * seconds / (100 + $1 % 900) }
  }
}
