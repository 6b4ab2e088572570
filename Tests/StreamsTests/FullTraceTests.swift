import Testing

@testable import Streams

/// A trace that has no more room forgets what comes later: nothing that it has noted leads there.
@Suite struct FullTraceTests {
  @Test(arguments: 0...14) func whatIsNotedStaysWithinTheTrace(most: Int) throws {
    let source = SequenceStream((1...3).map { .int($0) })
    let entry = try #require(Catalogue.find("delay", in: .rac))
    let delayed = try entry.apply(
      Call(receiver: source, arguments: [.duration(1_000_000)], dialect: .rac, place: nil))
    let trace = Trace(most: most) { $0.text }
    let world = World(planner: trace)
    delayed.subscribe(Subscriber(), in: world)
    world.run(until: 1_000_000_000)
    #expect(trace.isFull == (most < 10))
    #expect(trace.events.count == min(most, 10))
    for subscription in trace.subscriptions {
      let ends = [subscription.opening, subscription.ending, subscription.leaving].compactMap { $0 }
      let noted = subscription.values + ends
      #expect(noted.allSatisfy { trace.events.indices.contains($0) })
    }
  }
}
