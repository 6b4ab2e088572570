import Marbles
import MarblesTesting
import OpenCombine
import Testing

@Suite("Streams of OpenCombine")
struct OpenCombineTests {
  private let recorder = MarbleRecorder()

  /// Drives a pipeline by marble text, records its output until 3s, and expects the picture.
  private func expect<Result: Publisher>(
    _ input: String, _ picture: String, line: UInt = #line, column: UInt = #column,
    _ pipeline: (PassthroughSubject<String, Never>) -> Result
  ) throws {
    let subscription = recorder.record(pipeline(try recorder.hot(input, as: "input")), as: "output")
    recorder.advance(by: .seconds(3))
    recorder.expect(picture, line: line, column: column)
    subscription.cancel()
  }

  @Test("debounce sends the last value of a burst, and loses one that waits at completion")
  func debounce() throws {
    try expect(
      "-a-b-c------d-|",
      """
              0s        500ms     1s        1.5s
              ┼─────────┼─────────┼─────────┼
      input   ──a───b───c─────────────d───|
      output  ────────────────c───────────|
      """
    ) {
      $0.debounce(for: .milliseconds(300), scheduler: recorder.scheduler)
    }
  }

  @Test("throttle sends the latest value of each period")
  func throttle() throws {
    try expect(
      "abcd-----e---|",
      """
              0s        500ms     1s        1.5s
              ┼─────────┼─────────┼─────────┼
      input   a─b─c─d───────────e───────|
      output  a─────d───────────e───────|
      """
    ) {
      $0.throttle(for: .milliseconds(300), scheduler: recorder.scheduler, latest: true)
    }
  }

  @Test("delay moves values and the completion")
  func delay() throws {
    try expect(
      "-a-b|",
      """
              0s        500ms     1s
              ┼─────────┼─────────┼
      input   ──a───b─|
      output  ──────a───b─|
      """
    ) { $0.delay(for: .milliseconds(200), scheduler: recorder.scheduler) }
  }

  @Test("zip waits for both")
  func combining() throws {
    let letters = try recorder.hot("-a-b-c-|", as: "letters")
    let others = try recorder.hot("p--q--r|", as: "others")
    let subscription = recorder.record(letters.zip(others), as: "pairs")
    recorder.advance(by: .seconds(1))
    recorder.expect(
      """
               0s    100ms 200ms 300ms 400ms 500ms 600ms 700ms
               ┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼
      letters  ──────a───────────b───────────c───────────|
      others   p─────────────────q─────────────────r─────|
      pairs    ──────(a,p)───────(b,q)─────────────(c,r)─|
      """)
    subscription.cancel()
  }

  @Test("collect sends arrays, the last of them shorter")
  func collect() throws {
    try expect(
      "-ab--c----d-e|",
      """
              0s        500ms     1s        1.5s
              ┼─────────┼─────────┼─────────┼
      input   ──a─b─────c─────────d───e─|
      output  ────[a,b]───────────[c,d]─[[e]|]
      """
    ) { $0.collect(2) }
  }

  @Test("timeout completes after silence")
  func timeout() throws {
    try expect(
      "-a--b------c|",
      """
              0s        500ms     1s        1.5s
              ┼─────────┼─────────┼─────────┼
      input   ──a─────b─────────────c─|
      output  ──a─────b───────|
      """
    ) { $0.timeout(.milliseconds(400), scheduler: recorder.scheduler) }
  }

  @Test("switchToLatest leaves the answer that is out of date")
  func switching() throws {
    try expect(
      "-a--b-----|",
      """
              0s    100ms 200ms 300ms 400ms 500ms 600ms 700ms 800ms 900ms         1s
              ┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────────────┼
      input   ──────a─────────────────b───────────────────────────────────────────|
      output  ──────────────────────────────────────────────────────'answer to b'─|
      """
    ) { queries in
      queries.map { query in
        Just("answer to \(query)").delay(for: .milliseconds(500), scheduler: recorder.scheduler)
      }
      .switchToLatest()
    }
  }

  @Test("removeDuplicates compares with the value before")
  func duplicates() throws {
    try expect(
      "-aabba-|",
      """
              0s        500ms     1s
              ┼─────────┼─────────┼
      input   ──a─a─b─b─a───|
      output  ──a───b───a───|
      """
    ) { $0.removeDuplicates() }
  }

  private struct Refused: Error, CustomStringConvertible { let description = "refused" }

  @Test("An error that an operator throws ends the lane")
  func failing() throws {
    try expect(
      "-a-b-c-|",
      """
              0s        200ms     400ms     600ms     800ms
              ┼─────────┼─────────┼─────────┼─────────┼
      input   ─────a─────────b─────────c─────────|
      output  ─────'a!'──────#

              #  refused
      """
    ) { values in
      values.tryMap { value in
        if value == "b" { throw Refused() }
        return value + "!"
      }
    }
  }

  @Test("A subscription that is cancelled is disposed")
  func cancelling() throws {
    let input = try recorder.hot("-a-b-c-|", as: "input")
    let subscription = recorder.record(input, as: "output")
    recorder.schedule(after: .milliseconds(400)) { subscription.cancel() }
    recorder.advance(by: .seconds(1))
    recorder.expect(
      """
              0s        500ms     1s
              ┼─────────┼─────────┼
      input   ──a───b───c───|
      output  ──a───b─!
      """)
  }
}
