import Testing

@testable import StreamLang
@testable import Streams

/// The deferredRelease of a session are freed in pieces, and all of them are.
@Suite struct DeferredReleaseTests {
  private func session(running script: String) -> Session {
    let session = Session()
    session.defersRelease = true
    session.tellsState = true
    let outcome = ScriptRun(SourceText(name: "", text: script), in: session).run(finishes: false) { _ in }
    guard case .fine = outcome else {
      Issue.record("\(outcome)")
      return session
    }
    return session
  }

  /// Takes the deferredRelease of a script's session in pieces: how many there are.
  private func pieces(_ script: String, _ look: (Session) -> [() -> AnyObject?]) -> Int {
    let living = Session()
    var held: [() -> AnyObject?] = []
    do {
      let over = session(running: script)
      held = look(over)
      living.takeOver(over)
      #expect(!over.hasScene && over.variableNames.isEmpty)
    }
    #expect(held.contains { $0() != nil })
    var pieces = 1
    while pieces < 10_000 {
      var asked = 0
      let isDone = living.releaseDeferred {
        asked += 1
        return asked < 4
      }
      if isDone { break }
      pieces += 1
    }
    #expect(held.allSatisfy { $0() == nil })
    return pieces
  }

  /// A look at something that holds it no longer than it lives.
  private static func weakly(_ object: AnyObject?) -> () -> AnyObject? { { [weak object] in object } }

  @Test func manyTimers() {
    let script = "let s = range(0, 5000).map { interval(1s) }.flatten().subscribe { }"
    var inner: Subscriber?
    let count = pieces(script) { session in
      inner = session.scenes.scene.world.liveRoots.first?.feeders.first?.feeders.last
      return [Self.weakly(session.scenes.scene)]
    }
    #expect(inner?.isDisposed == true)
    #expect(count > 5)
  }

  @Test func manySubscriptions() {
    let count = pieces("for i in 0..<3000 { interval(1s).map { $0 + i }.subscribe { } }") { session in
      [session.scenes.scene.world, session.scenes.scene.world.liveRoots.last].map(Self.weakly)
    }
    #expect(count > 5)
  }

  @Test func whatStreamsShare() {
    var root: Subscriber?
    _ = pieces("let a = interval(1s).publish().refCount()\nlet s = a.zip(a.map { $0 }).merge(a).subscribe { }") {
      root = $0.scenes.scene.world.liveRoots.first
      return [Self.weakly($0.scenes.scene)]
    }
    #expect(root?.isDisposed == true && root?.feeders.isEmpty == true)
  }

  /// A subject that a scene observes does not hold the scene.
  @Test(arguments: ["let s = subject()", "subject()", "subject().subscribe { }", "subject().map { $0 }"])
  func subjects(_ script: String) {
    _ = pieces(script) {
      [Self.weakly($0.scenes.scene), Self.weakly($0.scenes.scene.world), Self.weakly($0.scenes.scene.recording)]
    }
  }

  /// A closure that a variable holds may hold the variable.
  @Test func variablesThatHoldThemselves() {
    let script = "var f = { 1 }\nlet values = [1, 2, 3]\nf = { values.count + f() }"
    let count = pieces(script) { session in
      [session.names.globals["f"], session.names.globals["values"]].map(Self.weakly)
    }
    #expect(count > 1)
  }

  /// Its lanes go after their scene, in pieces.
  @Test func manyLanes() {
    let session = session(running: "for i in 0..<1500 { interval(1s).subscribe { } }")
    let lanes = [session.scenes.scene.recording.tracks.first, session.scenes.scene.recording.tracks.last].map(
      Self.weakly)
    session.isInterrupted = { true }
    session.endScene()
    #expect(lanes.allSatisfy { $0() != nil })
    session.isInterrupted = { false }
    var pieces = 0
    while pieces < 1_000, lanes[1]() != nil {
      var asked = 0
      #expect(
        !session.releaseDeferred {
          asked += 1
          return asked < 4
        })
      pieces += 1
    }
    #expect(pieces > 3 && lanes[0]() != nil)
    #expect(session.releaseDeferred())
    #expect(lanes[0]() == nil)
  }

  @Test func aPictureOutlivesItsScene() {
    let session = session(running: "for i in 0..<1500 { interval(1s).subscribe { } }\nwait(2s)")
    let lane = Self.weakly(session.scenes.scene.recording.tracks.first)
    var picture: RunDiagram?
    session.deliver = { output in if case .diagram(let diagram) = output { picture = diagram } }
    session.drawScene()
    session.endScene()
    #expect(session.releaseDeferred())
    #expect(picture?.full.lanes.count == 1500)
    picture = nil
    session.deliver = { _ in }
    #expect(lane() == nil)
  }

  /// An interrupted run leaves its world for later; others free theirs at once.
  @Test func aRunThatWasInterrupted() {
    let script = "for i in 0..<2000 { interval(1s).map { $0 + i }.subscribe { } }"
    let session = session(running: script)
    let root = Self.weakly(session.scenes.scene.world.liveRoots.first)
    session.isInterrupted = { true }
    session.endScene()
    #expect(root() != nil)
    session.isInterrupted = { false }
    #expect(session.releaseDeferred())
    #expect(root() == nil)
    let next = self.session(running: script)
    let other = Self.weakly(next.scenes.scene.world.liveRoots.first)
    next.endScene()
    #expect(other() == nil)
  }
}
