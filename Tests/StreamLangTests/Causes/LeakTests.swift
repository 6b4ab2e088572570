import Marbles
import Testing

@testable import StreamLang

/// The lines on all that is left over after a script.
private func leaks(_ script: String, language: SourceLanguage? = nil) -> [String] {
  let session = Session()
  session.isTraced = true
  session.tellsState = true
  let source = SourceText(name: "test", text: script)
  _ = ScriptRun(source, in: session, language: language).run(finishes: false) { _ in }
  return session.leaks.lines
}

struct `What is left over` {
  @Test func `A command that executes, with its input and since when`() {
    let script =
      """
      let login = command { name in timer(300ms).map { "hello " + name } }
      wait(1s)
      login.execute("liu")
      wait(100ms)

      """
    #expect(
      leaks(script) == [
        "running: login has been executing liu since 1s; its stream has not ended",
        "armed: a timer of timer(300ms), due at 1.3s",
      ])
    #expect(leaks(script + "wait(1s)") == ["nothing is left over"])
  }

  @Test func `Values that wait, of which stream and since when`() {
    let script =
      """
      let a = subject()
      let b = subject()
      a.zip(b).subscribe("pairs")
      wait(1s)
      a.send(1, 2, 3)
      wait(1s)
      b.send(4)
      """
    #expect(
      leaks(script) == [
        "open: pairs has been subscribed since 0s", "held: zip(b) holds 2, 3 of a since 1s, without a partner",
      ])
  }

  @Test func `A subscription that a closure made, with the value for which it did so`() {
    let script =
      """
      let clicks = subject()
      clicks.subscribe(next: { c in interval(1s).subscribe("poll " + c) })
      wait(500ms)
      clicks.send("one")
      """
    #expect(
      leaks(script) == [
        "open: clicks has been subscribed since 0s",
        "open: poll one has been subscribed since 500ms, for one of clicks",
        "armed: a timer of interval(1s), due at 1.5s, for poll one",
      ])
  }

  private static func model(_ captures: String) -> String {
    """
    import RxSwift
    final class Model {
      let bag = DisposeBag()
      var sum = 0
      init(_ numbers: Observable<Int>) {
        numbers.subscribe(onNext: { \(captures)n in self\(captures.isEmpty ? "" : "?").sum += n }).disposed(by: bag)
      }
    }
    let numbers = PublishSubject<Int>()
    var model: Model? = Model(numbers)
    """
  }

  @Test func `A circle of objects, with the names of its members, as long as it exists`() {
    let circle = "`bag`, which holds a subscription whose closure holds"
    #expect(
      leaks(Self.model(""), language: .swift).prefix(2).joined().replacing("  ", with: " ")
        == "`model` holds \(circle) `model`: a cycle; write `[weak self]`")
    #expect(
      leaks(Self.model("") + "\nmodel = nil", language: .swift).prefix(2).joined().replacing("  ", with: " ")
        == "`Model` holds \(circle) `Model`: a cycle; write `[weak self]`")
    #expect(leaks(Self.model("[weak self] ") + "\nmodel = nil", language: .swift) == ["nothing is left over"])
  }

  @Test func `A subscription with the bag that keeps it, also in pasted code`() {
    let code =
      """
      import RxSwift
      let bag = DisposeBag()
      let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      ticks.subscribe(onNext: { print($0) }).disposed(by: bag)
      """
    #expect(leaks(code, language: .swift).first == "open: ticks has been subscribed since 0s, kept by bag")
  }

  @Test func `A binding, and a shared stream that runs though nobody listens`() {
    let script =
      """
      let title = property("t")
      title <~ interval(1s).map { "\\($0)" }
      let ticks = interval(1s).publish()
      ticks.connect()
      wait(1s)
      """
    let lines = leaks(script)
    #expect(lines.contains("open: title has been bound to map { \"\\($0)\" } since 0s"), "\(lines)")
    #expect(lines.contains("open: interval(1s) has run since 0s for a connection to which nobody listens"), "\(lines)")
  }

  @Test func `No line is wider than a terminal`() {
    let name = "aVeryLongNameOfASubjectThatSomebodyHasWritten"
    for line in leaks("let \(name) = subject()\n\(name).zip(\(name)2).subscribe(\"x\")\n\(name).send(1)") {
      #expect(DisplayWidth.of(line) <= 80, "\(line)")
    }
  }

  @Test func `A timer of an inner stream tells of the value that began it`() {
    let script = """
      scene "ids"
      let ids = subject()
      let live = ids.flattenMap { id in interval(700ms) }
      live.subscribe("live")
      ids.send(1)
      wait(1s)
      """
    #expect(
      leaks(script).contains { $0.hasPrefix("armed: a timer of interval(700ms), due at 1.4s, for live; 1 of ids") })
  }
}
