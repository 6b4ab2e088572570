import Marbles
import MarblesTesting
import Testing

struct MarbleRecorderTests {
  /// A subject, as every library has one.
  private final class Subject {
    private var observers: [(String) -> Void] = []

    func send(_ value: String) { for observer in observers { observer(value) } }
    func subscribe(_ observer: @escaping (String) -> Void) { observers.append(observer) }
  }

  @Test func `Marble text drives a subject, and the picture has the lanes in the order of their beginning`() throws {
    let recorder = MarbleRecorder()
    let typed = Subject()
    try recorder.hot("-a-b|", as: "typed") { typed.send($0) }
    let lane = recorder.lane("late")
    typed.subscribe { value in recorder.schedule(after: .milliseconds(150)) { lane.next(value + "!") } }
    recorder.advance(by: .seconds(1))
    recorder.expect(
      """
             0s        100ms     200ms     300ms     400ms     500ms
             ┼─────────┼─────────┼─────────┼─────────┼─────────┼
      typed  ──────────a───────────────────b─────────|
      late   ─────────────────────────'a!'────────────────'b!'────→
      """)
  }

  @Test func `Work at one instant runs in the order of its arming, also what it arms itself`() {
    let recorder = MarbleRecorder()
    var log: [String] = []
    recorder.schedule(after: .seconds(2)) { log.append("third") }
    recorder.schedule(after: .seconds(1)) {
      log.append("first")
      recorder.schedule(after: .zero) { log.append("second") }
    }
    recorder.advance(by: .milliseconds(999))
    #expect(log.isEmpty)
    recorder.advance(by: .seconds(2))
    #expect(log == ["first", "second", "third"])
    #expect(recorder.now == .milliseconds(2999))
  }

  @Test func `Disarmed work does not run, and a time that is gone counts as none`() {
    let recorder = MarbleRecorder()
    var log: [String] = []
    let work = recorder.schedule(after: .seconds(1)) { log.append("never") }
    work.cancel()
    recorder.schedule(after: .seconds(-1)) { log.append("now") }
    recorder.advance(by: .seconds(-5))
    #expect(log == ["now"])
    recorder.advance(by: .seconds(5))
    #expect(log == ["now"])
  }

  @Test func `A mark without a value is refused`() {
    let recorder = MarbleRecorder()
    #expect(throws: MarbleRecorder.MissingValue(mark: "b")) {
      try recorder.hot("-a-b|", values: ["a": 1]) { _ in }
    }
    #expect(throws: MarbleTextError.self) { try recorder.hot("-a-(") { _ in } }
  }

  @Test func `Errors and values that are no strings are drawn`() throws {
    let recorder = MarbleRecorder()
    let lane = recorder.lane("twice")
    try recorder.hot("-a-b#", as: "numbers", values: ["a": 1, "b": 20]) {
      lane.next($0 * 2)
    } fail: {
      lane.fail("no")
    }
    recorder.advance(by: .seconds(1))
    #expect(recorder.lanes.map { $0.name } == ["numbers", "twice"])
    #expect(recorder.lanes[1].marbles() == ##"twice = "-a-b#", a: 2, b: 40, ["#": "no"]"##)
  }
}
