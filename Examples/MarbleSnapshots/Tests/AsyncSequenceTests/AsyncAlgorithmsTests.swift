import AsyncAlgorithms
import Marbles
import MarblesTesting
import Testing

/// Marble text as an asynchronous sequence: asking for an element takes until the time at which it comes.
private struct MarbleSequence: AsyncSequence {
  /// The time of the last element that was asked for.
  final class Clock {
    var now = Duration.zero
  }

  let lane: Lane
  let clock: Clock

  struct Iterator: AsyncIteratorProtocol {
    var events: ArraySlice<LaneEvent>
    let end: Lane.End
    let clock: Clock

    mutating func next() async -> String? {
      guard let event = events.popFirst() else {
        if let time = end.time { clock.now = .nanoseconds(time) }
        return nil
      }
      clock.now = .nanoseconds(event.time)
      return event.text
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(events: lane.events[...], end: lane.end, clock: clock) }
}

@Suite("Asynchronous sequences")
struct AsyncAlgorithmsTests {
  /// The elements of a sequence at the times at which they come.
  private func lane<Elements: AsyncSequence>(
    _ name: String, _ elements: Elements, _ clock: MarbleSequence.Clock
  ) async throws -> Lane {
    var lane = Lane(name)
    var iterator = elements.makeAsyncIterator()
    while let element = try await iterator.next() { lane.next(element, at: clock.now) }
    lane.complete(at: clock.now)
    return lane
  }

  @Test("chunks(ofCount:) gives the remaining elements at the end")
  func chunks() async throws {
    let input = try Lane("input", marbles: "-a-b-c-d--e-|")
    let clock = MarbleSequence.Clock()
    var output = try await lane("output", MarbleSequence(lane: input, clock: clock).chunks(ofCount: 2), clock)
    output.operators = "chunks(ofCount: 2)"
    expectMarbles(
      [input, output],
      """
              0s        500ms     1s        1.5s
              ┼─────────┼─────────┼─────────┼
      input   ──a───b───c───d─────e───|
              ┌─ chunks(ofCount: 2) ─────────
      output  ──────[a,b]───[c,d]─────[[e]|]
      """)
  }

  @Test("removeDuplicates, then adjacentPairs")
  func pairs() async throws {
    let input = try Lane("input", marbles: "-a-a-b-b-c-a-|")
    let clock = MarbleSequence.Clock()
    var output = try await lane(
      "output", MarbleSequence(lane: input, clock: clock).removeDuplicates().adjacentPairs(), clock)
    output.operators = "removeDuplicates().adjacentPairs()"
    expectMarbles(
      [input, output],
      """
              0s                  500ms               1s                  1.5s
              ┼───────────────────┼───────────────────┼───────────────────┼
      input   ────a───────a───────b───────b───────c───────a───────|
              ┌─ removeDuplicates().adjacentPairs() ───────────────────────
      output  ────────────────────(a,b)───────────(b,c)───(c,a)───|
      """)
  }
}
