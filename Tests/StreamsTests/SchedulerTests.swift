import Testing

@testable import Streams

/// A deterministic generator for tests of random runs.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Notes the order of its timers.
private final class Notebook: Subscriber {
  var fired: [Int32] = []
  var whenFired: (Int32) -> Void = { _ in }

  override func fire(_ token: Int32) {
    fired.append(token)
    whenFired(token)
  }
}

@Suite struct SchedulerTests {
  @Test func timersFireInTheOrderOfTime() {
    let world = World()
    let notebook = Notebook()
    for (token, delay) in [5_000_000, 1_000, 64_000_000_000, 3, 1_000].enumerated() {
      _ = world.scheduler.arm(notebook, after: delay, token: Int32(token))
    }
    world.run(until: .max)
    #expect(notebook.fired == [3, 1, 4, 0, 2])
  }

  @Test func theHorizonIncludesWhatIsDueThere() {
    let world = World()
    let notebook = Notebook()
    for delay in 1...5 { _ = world.scheduler.arm(notebook, after: delay * 1_000, token: Int32(delay)) }
    #expect(world.run(until: 3_000))
    #expect(notebook.fired == [1, 2, 3])
    #expect(world.scheduler.now == 3_000)
  }

  @Test func aCancelledTimerNeverFires() {
    let world = World()
    let notebook = Notebook()
    var timer = world.scheduler.arm(notebook, after: 10, token: 1)
    _ = world.scheduler.arm(notebook, after: 10, token: 2)
    world.scheduler.cancel(&timer)
    world.run(until: 100)
    #expect(notebook.fired == [2])
    #expect(world.scheduler.armed == 0)
  }

  /// At 2s: an operator's deadline armed at 0s (1), a source (2), and what the deadline arms for the same instant (3).
  @Test(arguments: [
    (TieRule.phased, [1, 2, 3]), (.sourcesFirst, [2, 1, 3]), (.fifo, [2, 1, 3]),
    (.creation, [2, 1, 3]),
  ])
  func theOrderAtOneInstantIsTheRules(_ ties: TieRule, _ order: [Int32]) {
    let world = World(ties: ties)
    let notebook = Notebook()
    let place = world.scheduler.takePlace()
    _ = world.scheduler.armSource(notebook, at: 2_000, place: place, token: 2)
    _ = world.scheduler.arm(notebook, after: 2_000, token: 1)
    notebook.whenFired = { token in
      if token == 1 { _ = world.scheduler.arm(notebook, after: 0, token: 3) }
    }
    world.run(until: 10_000)
    #expect(notebook.fired == order)
  }

  /// A clock with a period of 1s (1), marble text at 2s (2), and a deadline at 2s (3), armed in this order: at 2s the
  /// clock stands last in the queue, but was made first.
  @Test(arguments: [
    (TieRule.phased, [1, 3, 1, 2]), (.sourcesFirst, [1, 1, 2, 3]), (.fifo, [1, 2, 3, 1]), (.creation, [1, 2, 1, 3]),
  ])
  func aClockIsArmedAnewByTheRule(_ ties: TieRule, _ order: [Int32]) {
    let world = World(ties: ties)
    let (scheduler, notebook) = (world.scheduler, Notebook())
    let place = scheduler.takePlace()
    let clock = scheduler.armClock(notebook, at: 1_000, place: place, token: 1)
    _ = scheduler.armSource(notebook, at: 2_000, place: scheduler.takePlace(), token: 2)
    _ = scheduler.arm(notebook, after: 2_000, token: 3)
    notebook.whenFired = { token in
      if token == 1, scheduler.now == 1_000 { scheduler.rearmClock(clock, at: 2_000, place: place) }
    }
    world.run(until: 10_000)
    #expect(notebook.fired == order)
  }

  @Test func aRuleIsChosenBeforeAnythingIsArmed() {
    let world = World()
    #expect(world.scheduler.choose(.fifo))
    #expect(world.scheduler.ties == .fifo)
    _ = world.scheduler.takePlace()
    #expect(!world.scheduler.choose(.phased))
    #expect(world.scheduler.ties == .fifo)
  }

  @Test func aSourceKeepsItsPlace() {
    let world = World()
    let notebook = Notebook()
    let first = world.scheduler.takePlace()
    let second = world.scheduler.takePlace()
    _ = world.scheduler.armSource(notebook, at: 100, place: second, token: 2)
    _ = world.scheduler.armSource(notebook, at: 100, place: first, token: 1)
    world.run(until: 100)
    #expect(notebook.fired == [1, 2])
  }

  /// Random timers, some cancelled, some moved, some armed while others fire, against a sorted list: few at a time,
  /// many at a time, and numbers that rise and fall between.
  @Test(arguments: 0..<30, [TieRule.fifo, .creation, .phased])
  func timersFireAsASortedListSays(_ seed: Int, _ ties: TieRule) {
    var random = SplitMix(state: UInt64(seed))
    let unit = [1, 7, 1_000, 1_000_000, 1_000_000_000][seed % 5]
    let crowd = [3, 18, 200][seed / 5 % 3]
    let world = World(ties: ties)
    let scheduler = world.scheduler
    let notebook = Notebook()
    var expected: [(due: Int, order: Int, token: Int32)] = []
    var timers: [Int32: Streams.Timer] = [:]
    var order = 0
    var nextToken: Int32 = 0
    func expect(_ token: Int32, _ delay: Int) {
      order += 1
      // A timer for the present instant comes after all that were armed for it before, by either rule.
      expected.append((scheduler.now + delay, order, token))
    }
    func arm(_ delay: Int) {
      nextToken += 1
      timers[nextToken] = scheduler.arm(notebook, after: delay, token: nextToken)
      expect(nextToken, delay)
    }
    func changeOne() {
      guard let waiting = expected.randomElement(using: &random), var timer = timers[waiting.token] else { return }
      expected.removeAll { $0.token == waiting.token }
      if Bool.random(using: &random) {
        scheduler.cancel(&timer)
        timers[waiting.token] = nil
      } else {
        let delay = Int.random(in: 0...2_000, using: &random) * unit
        scheduler.rearm(&timer, notebook, after: delay)
        timers[waiting.token] = timer
        expect(waiting.token, delay)
      }
    }
    for _ in 0..<crowd { arm(Int.random(in: 1...5_000, using: &random) * unit) }
    for _ in 0..<crowd / 7 { changeOne() }
    var expectedOrder: [Int32] = []
    notebook.whenFired = { token in
      expected.sort { ($0.due, $0.order) < ($1.due, $1.order) }
      expectedOrder.append(expected.removeFirst().token)
      timers[token] = nil
      guard nextToken < 300 else { return }
      // Now and then many at once, so that the number of those that are armed rises and falls.
      let count = nextToken % 50 == 0 ? crowd / 2 : expected.count < crowd ? 2 : 0
      for _ in 0..<count { arm(Int.random(in: 0...3_000, using: &random) * unit) }
      if nextToken % 3 == 0 { changeOne() }
    }
    world.run(until: .max)
    #expect(notebook.fired == expectedOrder)
    #expect(expected.isEmpty)
    #expect(scheduler.armed == 0)
  }

  /// Timers from one tick to ages ahead, with many at one instant, fire by instant, then by place.
  @Test(arguments: 0..<8) func timersOfAllDistancesFireInOrder(_ seed: Int) {
    var random = SplitMix(state: UInt64(seed) &+ 99)
    let world = World()
    let notebook = Notebook()
    var expected: [(due: Int, place: Int, token: Int32)] = []
    func arm() {
      let distance = 1 << Int.random(in: 0...55, using: &random)
      let due = world.scheduler.now + distance + Int.random(in: 0...3, using: &random)
      // Two sources never have the same place.
      let place = Int.random(in: 0..<50, using: &random) << 20 | expected.count
      expected.append((due, place, Int32(expected.count)))
      _ = world.scheduler.armSource(notebook, at: due, place: place, token: Int32(expected.count - 1))
    }
    for _ in 0..<400 { arm() }
    notebook.whenFired = { _ in if expected.count < 1_000 { arm() } }
    world.run(until: .max)
    let order = expected.sorted { ($0.due, $0.place) < ($1.due, $1.place) }.map(\.token)
    #expect(notebook.fired == order)
    #expect(notebook.fired.count == 1_000)
  }

  /// Crowds that fall due together, armed in any order of their places; some are cancelled by others of the same
  /// instant, some come again.
  @Test(arguments: 0..<8) func crowdsOfOneInstantFireByPlace(_ seed: Int) {
    var random = SplitMix(state: UInt64(seed) &+ 7)
    let world = World()
    let notebook = Notebook()
    var expected: [(due: Int, place: Int, token: Int32)] = []
    var timers: [Streams.Timer] = []
    // Places far apart are sorted in another way than those of few timers that are near one another.
    let distance = seed < 4 ? 1 : 1 << 40
    func arm(_ place: Int) {
      let due = world.scheduler.now + 100 * Int.random(in: 1...4, using: &random)
      expected.append((due, place, Int32(timers.count)))
      timers.append(world.scheduler.armSource(notebook, at: due, place: place * distance, token: Int32(timers.count)))
    }
    let crowd = [20, 100, 400, 1_200][seed % 4]
    for place in (0..<crowd).shuffled(using: &random) { arm(place) }
    // Cohorts whose places ascend, as intervals of one period have them.
    for cohort in 0..<20 { for member in 0..<11 { arm(crowd + member * 20 + cohort) } }
    var order: [Int32] = []
    notebook.whenFired = { token in
      let first = expected.indices.min {
        (expected[$0].due, expected[$0].place) < (expected[$1].due, expected[$1].place)
      }
      let (_, place, expectedToken) = expected.remove(at: first ?? 0)
      order.append(expectedToken)
      timers[Int(token)] = -1
      if timers.count < crowd * 2, token % 3 == 0 { arm(place) }
      if token % 5 == 0, let other = expected.randomElement(using: &random)?.token {
        expected.removeAll { $0.token == other }
        world.scheduler.cancel(&timers[Int(other)])
      }
    }
    world.run(until: .max)
    #expect(notebook.fired == order)
    #expect(expected.isEmpty && world.scheduler.armed == 0)
  }

  @Test func aTimerBeyondTheEndOfTimeIsNeverDue() {
    let world = World()
    let notebook = Notebook()
    _ = world.scheduler.arm(notebook, after: .max, token: 1)
    world.run(until: 1_000)
    _ = world.scheduler.arm(notebook, after: .max, token: 2)
    world.run(until: .max)
    #expect(notebook.fired == [])
  }
}
