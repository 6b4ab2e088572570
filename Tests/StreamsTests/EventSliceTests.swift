import Testing

@testable import Streams

/// A value that passes very many operators takes as long as very many values: budgets and Ctrl-C are looked at as
/// often.
@Suite struct EventSliceTests {
  @Test func tallPipelines() {
    let world = World()
    var looks = 0
    world.isInterrupted = {
      looks += 1
      return false
    }
    func send(_ count: Int) { for _ in 0..<count where !world.countEvent() { Issue.record("the run has ended") } }
    send(5_000)
    #expect(looks == 1)
    world.weigh(level: 8_000)
    send(1_000)
    #expect(looks > 10)
    // Every event is counted once, however the slices were cut.
    #expect(world.eventCount == 6_000)
    let before = looks
    world.weigh(level: 100)
    send(1_000)
    #expect(looks > before + 10, "what was tall stays so")
  }

  @Test func anInterruptionEndsTheRunSoon() {
    let world = World()
    world.weigh(level: 8_000)
    world.isInterrupted = { true }
    var sent = 0
    while sent < 100_000, world.countEvent() { sent += 1 }
    #expect(sent < 100)
    #expect(world.isStopped)
  }
}
