import Testing

@testable import Streams

/// Large values are announced before they grow: during a copy both exist, and both must be within the budget.
@Suite struct MemoryBudgetTests {
  /// A world that bears no more than a number of bytes at once, and what it was asked for.
  private final class AskedWorld {
    let world = World()
    var asked: [Int] = []
    var most = Int.max

    init() {
      world.isShortOfMemory = { [unowned self] more in
        asked.append(more)
        return more > most
      }
    }

    /// Whether the budget of memory has ended the run.
    var isCut: Bool { if case .limit(.memory, _, _)? = world.stop { true } else { false } }
  }

  private static let large = World.largeGrowth / MemoryLayout<Value>.stride

  @Test func anArrayAsksBeforeItIsCopied() {
    let asking = AskedWorld()
    var values: [Value] = []
    var copied: [Int] = []
    for number in 0..<(4 * Self.large) {
      if number >= Self.large, values.count == values.capacity { copied.append(number * MemoryLayout<Value>.stride) }
      values.append(.int(number), in: asking.world)
    }
    #expect(values.count == 4 * Self.large)
    #expect(!copied.isEmpty && asking.asked == copied)
  }

  @Test func anArrayThatMayNotBeCopiedStaysAsItIs() {
    let asking = AskedWorld()
    asking.most = 0
    var values: [Value] = []
    while !asking.world.isStopped, values.count < 4 * Self.large { values.append(.int(1), in: asking.world) }
    #expect(asking.isCut)
    #expect(values.count == values.capacity)
    let count = values.count
    values.append(.int(1), in: asking.world)
    #expect(values.count == count, "nor later")
    #expect(asking.asked.count == 1, "the run has ended already")
  }

  @Test func aQueueAsksBeforeItIsCopied() {
    let asking = AskedWorld()
    asking.most = World.largeGrowth
    var queue = Queue<Value>()
    for number in 0..<(4 * Self.large) { queue.append(.int(number), in: asking.world) }
    #expect(asking.asked == [World.largeGrowth, 2 * World.largeGrowth])
    #expect(asking.isCut)
    #expect(queue.count == 2 * Self.large)
    #expect(queue.first?.isEqual(to: .int(0)) ?? false)
  }

  @Test func whatIsAppendedTogetherIsAskedForTogether() {
    let asking = AskedWorld()
    let more = Array(repeating: Value.int(1), count: Self.large)
    var values: [Value] = []
    values.append(contentsOf: more, in: asking.world)
    values.append(contentsOf: more, in: asking.world)
    #expect(asking.asked == [World.largeGrowth, 2 * World.largeGrowth])
    asking.most = 0
    values.append(contentsOf: more, in: asking.world)
    #expect(values.count == 2 * Self.large && asking.isCut)
  }

  @Test func whatIsSmallIsNotAskedFor() {
    let asking = AskedWorld()
    asking.most = 0
    #expect(asking.world.canTake(bytes: World.largeGrowth - 1))
    #expect(asking.world.canGrow(from: World.largeGrowth, to: 2 * World.largeGrowth - 1))
    #expect(asking.asked.isEmpty)
    #expect(!asking.world.canGrow(from: World.largeGrowth, to: 2 * World.largeGrowth))
    #expect(asking.isCut)
  }

  @Test func aSetAsksBeforeItIsCopied() {
    let asking = AskedWorld()
    asking.most = 0
    var rest = 0
    var seen: Set<Int> = []
    while asking.world.canRehash(seen.count, of: Int.self), rest < 1 << 20 {
      repeat {
        seen.insert(rest)
        rest += 1
      } while !seen.isFull
    }
    #expect(asking.isCut)
    #expect(seen.isFull)
  }

  @Test func manyTimersAreAskedForWhenTheyAreLookedAt() {
    let asking = AskedWorld()
    let target = Subscriber()
    var timers: [Timer] = []
    for _ in 0..<(1 << 17) { timers.append(asking.world.scheduler.arm(target, after: 1)) }
    asking.most = World.largeGrowth
    for _ in 0..<100 where asking.world.countSteps(5_000) {}
    #expect(asking.isCut)
    #expect(asking.asked == [(1 << 17) * MemoryLayout<TimerRecord>.stride])
    for var timer in timers { asking.world.scheduler.cancel(&timer) }
  }
}
