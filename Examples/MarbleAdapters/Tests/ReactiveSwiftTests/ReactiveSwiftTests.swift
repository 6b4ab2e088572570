import MarblesTesting
import ReactiveSwift
import Testing

@Suite("Streams of ReactiveSwift")
struct ReactiveSwiftTests {
  private let recorder = MarbleRecorder()

  /// Drives a pipeline by marble text, records its output until 2s, and expects the picture.
  private func expect(
    _ input: String, _ picture: String, line: UInt = #line, column: UInt = #column,
    _ pipeline: (Signal<String, MarbleError>) -> Signal<String, MarbleError>
  ) throws {
    recorder.record(pipeline(try recorder.hot(input, as: "input")), as: "output")
    recorder.advance(by: .seconds(2))
    recorder.expect(picture, line: line, column: column)
  }

  @Test("debounce sends the last value of a burst, and loses the one that waits at completion")
  func debounce() throws {
    try expect(
      "-a-b-c------d-|",
      """
              0s        500ms     1s        1.5s
              ┼─────────┼─────────┼─────────┼
      input   ──a───b───c─────────────d───|
      output  ────────────────c───────────|
      """
    ) { $0.debounce(0.3, on: recorder.scheduler) }
  }

  @Test("throttle sends the first value of each span, and the latest one at its end")
  func throttle() throws {
    try expect(
      "abcd-----e---|",
      """
              0s        500ms     1s        1.5s
              ┼─────────┼─────────┼─────────┼
      input   a─b─c─d───────────e───────|
      output  a─────d───────────e───────|
      """
    ) { $0.throttle(0.3, on: recorder.scheduler) }
  }

  @Test("delay does not move an error, which loses the values under way")
  func delay() throws {
    try expect(
      "-a-b#",
      """
              0s        500ms
              ┼─────────┼
      input   ──a───b─#
      output  ──────a─#

              #  error
      """
    ) { $0.delay(0.2, on: recorder.scheduler) }
  }

  @Test("flatMap(.latest) leaves the producer before")
  func latest() throws {
    try expect(
      "-a--b-----|",
      """
              0s        500ms     1s
              ┼─────────┼─────────┼
      input   ──a─────b───────────|
      output  ──────a1────b1──b2──|
      """
    ) { input in
      input.flatMap(.latest) { name in
        SignalProducer.timer(interval: .milliseconds(200), on: recorder.scheduler).take(first: 2)
          .scan(0) { count, _ in count + 1 }.map { "\(name)\($0)" }
      }
    }
  }

  @Test("collect(every:) sends the values of each period")
  func collect() throws {
    try expect(
      "-a-b------c|",
      """
              0s        500ms     1s        1.5s
              ┼─────────┼─────────┼─────────┼
      input   ──a───b─────────────c─|
      output  ──────────ab────────c─|
      """
    ) { input in
      input.collect(every: .milliseconds(500), on: recorder.scheduler).map { $0.joined() }
    }
  }

  @Test("Disposing of a producer interrupts its lane")
  func disposal() {
    let ticks = SignalProducer.timer(interval: .milliseconds(200), on: recorder.scheduler).map { _ in "tick" }
    let subscription = recorder.record(ticks, as: "ticks")
    recorder.advance(by: .milliseconds(500))
    subscription.dispose()
    recorder.advance(by: .milliseconds(500))
    recorder.expect(
      """
             0s        200ms     400ms     600ms
             ┼─────────┼─────────┼─────────┼
      ticks  ──────────tick──────tick─┤
      """)
  }
}
