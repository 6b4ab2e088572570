import Streams
import Testing

@testable import StreamLang

/// Runs that are over are freed: a shell of many entries holds no more than its variables do.
@Suite struct LettingGoTests {
  private func session(after script: String) -> Session {
    let session = Session()
    let outcome = ScriptRun(SourceText(name: "test.rx", text: script), in: session).run(finishes: false) { _ in }
    if case .rejected(let diagnostics) = outcome { Issue.record("\(diagnostics)") }
    return session
  }

  @Test(arguments: [
    "just(1)", "interval(1s).take(3)", "interval(1s)", "signal { send(1); after(1s) { send(2); complete() } }",
    "interval(1s).take(3).flattenMap { just($0).delay(500ms) }", "interval(1s).take(3).zip(interval(2s))",
    "interval(1s).take(3).map { interval(300ms) }.switchToLatest()", "interval(1s).take(9).groupBy { $0 % 3 }",
    "interval(1s).take(3).replayLast()", "signal { send(1); sendError(\"x\") }.retry(2)",
    "hot(\"-a-b|\").bufferWithTime(1s)",
    "fail(\"x\").catch { e in just(1) }", "just(1).expand { $0 < 5 ? just($0 + 1) : empty() }.logAll()",
  ])
  func aRun(_ pipeline: String) throws {
    let session = session(after: "let s = \(pipeline)")
    guard case .stream(let stream)? = session.names.globals["s"]?.value else { throw Missing() }
    weak var world: World?
    weak var recording: Recording?
    do {
      let run = try session.scenes.run(stream, Reachability(from: .stream(stream)), name: "s", looksInside: true)
      (world, recording) = (run.world, run.recording)
      run.world.tearDown()
    }
    #expect(world == nil)
    #expect(recording == nil)
  }

  @Test(arguments: [
    "s.subscribe(\"x\")\ns.send(1, 2)", "s.map { $0 + 1 }.subscribe { log($0) }\ns.send(1)\ns.sendCompleted()",
    "let p = s.publish()\np.connect()\np.subscribe(\"a\")\np.subscribe(\"b\")\ns.send(1)",
    "s.flattenMap { x in interval(1s).take(x) }.subscribe(\"inner\")\ns.send(2)\ns.send(3)",
    "let p = property(1)\np <~ s\np.subscribe(\"p\")\ns.send(4)",
    "let c = command { x in just(x).delay(1s) }\nc.executing.subscribe(\"e\")\nc.execute(1)",
  ])
  func aScene(_ script: String) {
    let session = session(after: "let s = subject()\n" + script)
    weak let scene = session.scenes.scene
    weak let world = session.scenes.scene.world
    #expect(scene?.recording.tracks.isEmpty == false)
    session.endScene()
    #expect(scene == nil)
    #expect(world == nil)
  }

  @Test(arguments: [
    "interval(1s).take(3)", "interval(1s).take(3).zip(interval(2s))", "signal { send(1); complete() }.share()",
    "scene \"s\"\nlet s = subject()\ns.map { $0 + 1 }.subscribe(\"x\")\ns.send(1)\nwhy(s)",
  ]) func `A traced run is freed with the session that was asked about it`(_ script: String) {
    weak var trace: Trace?
    do {
      let session = Session()
      session.isTraced = true
      _ = ScriptRun(SourceText(name: "test.rx", text: script), in: session).run { _ in }
      trace = session.scenes.lastRun?.run.trace
      #expect(trace != nil)
    }
    #expect(trace == nil)
  }

  private struct Missing: Error {}
}
