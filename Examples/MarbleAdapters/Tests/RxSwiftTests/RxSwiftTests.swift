import MarblesTesting
import RxSwift
import Testing

@Suite("Streams of RxSwift")
struct RxSwiftTests {
  private let recorder = MarbleRecorder()

  /// Drives a pipeline by marble text, records its output until 2s, and expects the picture.
  private func expect(
    _ input: String, _ picture: String, line: UInt = #line, column: UInt = #column,
    _ pipeline: (Observable<String>) -> Observable<String>
  ) throws {
    let subject = try recorder.hot(input, as: "input")
    let subscription = recorder.record(pipeline(subject), as: "output")
    recorder.advance(by: .seconds(2))
    recorder.expect(picture, line: line, column: column)
    subscription.dispose()
  }

  @Test("debounce sends the last value of a burst, and the one that waits at completion")
  func debounce() throws {
    try expect(
      "-a-b-c------d-|",
      """
              0s        500ms     1s        1.5s
              ┼─────────┼─────────┼─────────┼
      input   ──a───b───c─────────────d───|
      output  ────────────────c───────────[d|]
      """
    ) { $0.debounce(.milliseconds(300), scheduler: recorder.scheduler) }
  }

  @Test("throttle sends the first value of each period, and the last one at its end")
  func throttle() throws {
    try expect(
      "abcd-----e---|",
      """
              0s        500ms     1s        1.5s
              ┼─────────┼─────────┼─────────┼
      input   a─b─c─d───────────e───────|
      output  a─────d───────────e───────|
      """
    ) { $0.throttle(.milliseconds(300), scheduler: recorder.scheduler) }
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
    ) { $0.delay(.milliseconds(200), scheduler: recorder.scheduler) }
  }

  @Test("flatMapLatest leaves the observable before")
  func latest() throws {
    try expect(
      "-a--b-----|",
      """
              0s        500ms     1s
              ┼─────────┼─────────┼
      input   ──a─────b───────────|
      output  ──────a0────b0──b1──|
      """
    ) { input in
      input.flatMapLatest { name in
        Observable<Int>.interval(.milliseconds(200), scheduler: recorder.scheduler).take(2).map { "\(name)\($0)" }
      }
    }
  }

  @Test("timeout fails when no value comes in time")
  func timeout() throws {
    try expect(
      "-a--------b|",
      """
              0s        1s        2s
              ┼─────────┼─────────┼
      input   ─a────────b|
      output  ─a────#

              #  Sequence timeout.
      """
    ) { $0.timeout(.milliseconds(500), scheduler: recorder.scheduler) }
  }

  @Test("A lane ends where its subscription is disposed of")
  func disposal() {
    let ticks = Observable<Int>.interval(.milliseconds(200), scheduler: recorder.scheduler)
    let subscription = recorder.record(ticks, as: "ticks")
    recorder.advance(by: .milliseconds(500))
    subscription.dispose()
    recorder.advance(by: .milliseconds(500))
    recorder.expect(
      """
             0s        500ms
             ┼─────────┼
      ticks  ────0───1─!
      """)
  }
}
