import Marbles
import Testing

@testable import StreamLang

/// The lanes of tasks and loops, and the answers about them.
struct TaskPictureTests {
  /// The lanes of the picture: the name, the marks with their times, and the end.
  private func lanes(_ code: String) -> [String] {
    let session = session(code)
    var lanes: [Lane] = []
    session.scenes.host.deliver = { if case .diagram(let run) = $0 { lanes += run.drawn.lanes } }
    session.scenes.playOut()
    return lanes.map { lane in
      let marks = lane.events.map { " \($0.text)@\($0.time / 1_000_000)" }.joined()
      let end =
        switch lane.end {
        case .completed(let time): " |@\(time / 1_000_000)"
        case .error(let time, _): " #@\(time / 1_000_000)"
        case .disposed(let time): " !@\(time / 1_000_000)"
        default: ""
        }
      return "\(lane.name):\(marks)\(end)"
    }
  }

  private func session(_ code: String) -> Session {
    let session = Session()
    session.isTraced = true
    session.tellsState = true
    let source = SourceText(name: "test", text: "import AsyncAlgorithms\n" + code)
    _ = ScriptRun(source, in: session, language: .swift).run(finishes: false) { _ in }
    return session
  }

  private let slowLoop = """
    let stream = AsyncStream<Int>(bufferingPolicy: .bufferingNewest(1)) { c in
      Task {
        for i in 1...4 { c.yield(i); try? await Task.sleep(for: .milliseconds(100)) }
        c.finish()
      }
    }
    Task {
      for await x in stream { print(x); try? await Task.sleep(for: .milliseconds(250)) }
    }
    """

  @Test func `A lane names the calls that a task waits in`() {
    let code = """
      func load(_ id: Int) async -> Int { try? await Task.sleep(for: .seconds(1)); return id }
      let both = Task { _ = await load(1); _ = await load(2) }
      """
    #expect(lanes(code) == ["both: load@0 load@1000 |@2000"])
  }

  @Test func `A task that never waits has no lane`() { #expect(lanes("Task { print(1) }") == []) }

  @Test func `Cancelling is a mark, and its error ends the lane as disposed`() {
    let code = """
      let slow = Task { try await Task.sleep(for: .seconds(5)) }
      Task { try? await Task.sleep(for: .seconds(1)); slow.cancel() }
      """
    #expect(lanes(code) == ["slow: sleep@0 cancel@1000 !@1000", "Task: sleep@0 |@1000"])
  }

  @Test func `An error that leaves a task ends its lane`() {
    let code = "enum Failure: Error { case late }\nTask { await Task.yield(); throw Failure.late }"
    #expect(lanes(code) == ["Task: yield@0 #@0"])
  }

  @Test func `Children have the names of their variables`() {
    let code = """
      func load(_ id: Int) async -> Int { try? await Task.sleep(for: .seconds(id)); return id }
      Task { async let user = load(1); async let posts = load(2); print(await user, await posts) }
      """
    #expect(lanes(code) == ["Task: user@0 posts@1000 |@2000", "user: load@0 |@1000", "posts: load@0 |@2000"])
  }

  @Test func `A loop has a lane of the elements that it takes, below that of the stream`() {
    let lanes = lanes(slowLoop)
    #expect(lanes[0] == "stream: 1@0 2@100 3@200 4@300 |@400")
    #expect(lanes[2] == "stream: 1@0 3@250 4@500 |@750")
  }

  @Test func `Only some of very many tasks are drawn, and a note counts the others`() {
    let code = "for i in 1...40 { Task { try await Task.sleep(for: .seconds(1)) } }"
    let session = session(code)
    var drawn: [Diagram] = []
    session.scenes.host.deliver = { if case .diagram(let run) = $0 { drawn.append(run.drawn) } }
    session.scenes.playOut()
    #expect(drawn.first?.lanes.count == 30)
    #expect(drawn.first?.notes == ["10 more tasks are left out"])
  }

  @Test(arguments: [
    ("2", "dropped: no loop had asked for it, and the buffer of 1 keeps the newest:"),
    ("3", "a loop took it at 250ms"),
  ])
  func `The fate of a yielded element says whether the buffer dropped it`(_ value: String, _ fate: String) throws {
    let session = session(slowLoop)
    session.scenes.playOut()
    #expect(try session.fate(value).lines.contains { $0.hasSuffix(fate) })
  }

  @Test func `An await that nothing answers is a leftover, and the reason for silence`() throws {
    let code = """
      func load() async -> Int { await withCheckedContinuation { c in later = c } }
      var later: CheckedContinuation<Int, Never>?
      let t = Task { print(await load()) }
      """
    let session = session(code)
    session.scenes.playOut()
    let wait = "t has waited since 0s in load() for the continuation of"
    #expect(session.leaks.lines.first == "waiting: \(wait)")
    #expect(try session.why("nothing").lines[1].hasPrefix("└─ \(wait)"))
  }
}
