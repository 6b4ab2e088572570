import MarblesTesting
import Testing

@Suite("Asynchronous sequences in a recorder's time")
struct AsyncSequenceTests {
  private let recorder = MarbleRecorder()

  @Test("Operators keep the times of the elements")
  @available(macOS 15, iOS 18, *)
  func operators() throws {
    let input = try recorder.hot("-a-b-c-|", as: "input")
    recorder.record(input.map { $0 + "!" }.prefix(2), as: "output")
    recorder.advance(by: .seconds(1))
    recorder.expect(
      """
              0s        200ms     400ms     600ms     800ms
              ┼─────────┼─────────┼─────────┼─────────┼
      input   ─────a─────────b─────────c─────────|
      output  ─────'a!'──────['b!'|]
      """)
  }

  @Test("A loop that sleeps takes no time of the test")
  @available(macOS 15, iOS 18, *)
  func sleep() throws {
    let clock = recorder.clock
    let input = try recorder.hot("abc|", as: "input")
    let slow = AsyncStream { continuation in
      Task(executorPreference: RecorderExecutor(recorder: recorder)) {
        for await element in input {
          try await clock.sleep(for: .milliseconds(300))
          continuation.yield(element)
        }
        continuation.finish()
      }
    }
    recorder.record(slow, as: "slow")
    recorder.advance(by: .seconds(2))
    recorder.expect(
      """
             0s        500ms     1s
             ┼─────────┼─────────┼
      input  a─b─c─|
      slow   ──────a─────b─────[c|]
      """)
  }

  @Test("An error ends the lane")
  @available(macOS 15, iOS 18, *)
  func failure() throws {
    struct Missing: Error, CustomStringConvertible { let description = "missing" }
    let input = try recorder.hot("-a-b-c-|", as: "input")
    let checked = input.map { element throws(Missing) in
      if element == "b" { throw Missing() }
      return element
    }
    recorder.record(checked, as: "checked")
    recorder.advance(by: .seconds(1))
    recorder.expect(
      """
               0s        500ms     1s
               ┼─────────┼─────────┼
      input    ──a───b───c───|
      checked  ──a───#

               #  missing
      """)
  }

  @Test("A cancelled loop is a lane that is disposed of")
  @available(macOS 15, iOS 18, *)
  func cancellation() throws {
    let task = recorder.record(try recorder.hot("-a-b-c-|", as: "input"), as: "output")
    recorder.advance(by: .milliseconds(400))
    task.cancel()
    recorder.advance(by: .seconds(1))
    recorder.expect(
      """
              0s        500ms     1s
              ┼─────────┼─────────┼
      input   ──a───b───c───|
      output  ──a───b─!
      """)
  }

  @Test("Cancelling ends a sleep at once")
  @available(macOS 15, iOS 18, *)
  func cancelledSleep() throws {
    let clock = recorder.clock
    let lane = recorder.lane("waiting")
    let task = Task(executorPreference: RecorderExecutor(recorder: recorder)) {
      do {
        try await clock.sleep(for: .seconds(5))
        lane.complete()
      } catch {
        lane.fail("cancelled")
      }
    }
    recorder.advance(by: .milliseconds(300))
    task.cancel()
    recorder.advance(by: .seconds(1))
    recorder.expect(
      """
               0s        500ms
               ┼─────────┼
      waiting  ──────#

               #  cancelled
      """)
  }
}
