import Testing

@testable import StreamLang

/// Closures of AsyncSequence's operators that wait.
struct AwaitingClosureTests {
  private func logs(_ code: String) -> [String] {
    let load = """
      import AsyncAlgorithms
      enum Failure: Error { case odd }
      func load(_ id: Int) async throws -> Int {
        try await Task.sleep(for: .milliseconds(200))
        if id == 7 { throw Failure.odd }
        return id * 10
      }

      """
    let outcome = PastedOutcome(load + code)
    return outcome.logs + outcome.failures
  }

  @Test func `map waits for the result of one element before it requests the next`() {
    let code = "Task { for try await x in [1, 2].async.map({ try await load($0) }) { print(x) } }"
    #expect(logs(code) == ["200ms  10", "400ms  20"])
  }

  @Test func `filter sends the element, not the answer of its closure`() {
    let code = "Task { for try await x in [1, 2, 3].async.filter({ try await load($0) != 20 }) { print(x) } }"
    #expect(logs(code) == ["200ms  1", "600ms  3"])
  }

  @Test func `prefix(while:) ends at the first element that its closure refuses`() {
    let code = """
      Task {
        for try await x in [1, 2, 3].async.prefix(while: { try await load($0) < 20 }) { print(x) }
        print("over")
      }
      """
    #expect(logs(code) == ["200ms  1", "400ms  over"])
  }

  @Test func `An error of the closure ends the loop`() {
    let code = """
      Task {
        do {
          for try await x in [1, 7, 2].async.map({ try await load($0) }) { print(x) }
        } catch { print("failed: \\(error)") }
      }
      """
    #expect(logs(code) == ["200ms  10", "400ms  failed: odd"])
  }

  @Test func `Cancelling the loop cancels the closure that waits`() {
    let code = """
      let task = Task {
        do {
          for try await x in [1, 2].async.map({ try await load($0) }) { print(x) }
        } catch { print(error is CancellationError) }
      }
      Task { try await Task.sleep(for: .milliseconds(300)); task.cancel() }
      """
    #expect(logs(code) == ["200ms  10", "300ms  true"])
  }

  @Test func `In a library that pushes, the closure of an operator cannot wait`() {
    let outcome = PastedOutcome("import Combine\nlet x = Just(1).map { await load($0) }\nfunc load(_ x: Int) async {}")
    #expect(outcome.failures.first?.contains("the closure of 'map' cannot wait") == true)
  }
}
