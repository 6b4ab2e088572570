import Streams
import Testing

@testable import StreamLang

/// Tasks of pasted Swift.
@Suite struct TaskTests {
  private func logs(_ code: String, drive: String = "") -> [String] {
    let outcome = PastedOutcome("import Combine\n" + code, drive: drive)
    return outcome.logs + outcome.failures
  }

  @Test func `A task begins after the code around it`() {
    #expect(logs("Task { print(1) }\nprint(2)") == ["0s  2", "0s  1"])
  }

  @Test func `Tasks take turns in the order in which they are resumed`() {
    let code = """
      func run(_ name: String) async {
        for i in 1...2 { print(name, i); await Task.yield() }
      }
      Task { await run("a") }
      Task { await run("b") }
      """
    #expect(logs(code) == ["0s  a 1", "0s  b 1", "0s  a 2", "0s  b 2"])
  }

  @Test func `Those that wait for one task go on with the last first`() {
    let code = """
      let task = Task { try await Task.sleep(for: .seconds(1)); return 5 }
      for name in ["a", "b"] { Task { print(name, try await task.value) } }
      """
    #expect(logs(code) == ["1s  b 5", "1s  a 5"])
  }

  @Test func `Cancelling ends a sleep, and nothing else`() {
    let code = """
      let task = Task {
        do { try await Task.sleep(for: .seconds(5)) } catch { print(error is CancellationError, Task.isCancelled) }
        do { try Task.checkCancellation() } catch { print("checked") }
        print("still there")
      }
      Task { try await Task.sleep(nanoseconds: 1_000_000_000); task.cancel(); print("cancelled") }
      """
    #expect(logs(code) == ["1s  cancelled", "1s  true true", "1s  checked", "1s  still there"])
  }

  @Test func `A child ends with the scope of its name`() {
    let code = """
      func slow(_ n: Int) async -> Int {
        do { try await Task.sleep(for: .seconds(n)) } catch { print("child cancelled") }
        return n
      }
      func f() async -> Int {
        async let a = slow(1)
        async let b = slow(3)
        return await a
      }
      Task { print(await f()) }
      """
    #expect(logs(code) == ["1s  child cancelled", "1s  1"])
  }

  @Test func `Children run at the same time`() {
    let code = """
      func slow(_ n: Int) async throws -> Int { try await Task.sleep(for: .seconds(n)); return n }
      Task {
        async let a = slow(2)
        async let b = slow(1)
        let (x, y) = try await (a, b)
        print(x + y)
      }
      """
    #expect(logs(code) == ["2s  3"])
  }

  @Test func `A group gives results in the order of ending, and waits for all`() {
    let code = """
      Task {
        let sum = await withTaskGroup(of: Int.self) { group in
          for i in [3, 1, 2] { group.addTask { try? await Task.sleep(for: .seconds(i)); return i } }
          var sum = 0
          for await x in group { print(x); sum += x }
          return sum
        }
        print("sum", sum)
      }
      """
    #expect(logs(code) == ["1s  1", "2s  2", "3s  3", "3s  sum 6"])
  }

  @Test func `An error in a group cancels its tasks`() {
    let code = """
      Task {
        do {
          try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { do { try await Task.sleep(for: .seconds(9)) } catch { print("gave up") } }
            group.addTask { try await Task.sleep(for: .seconds(1)); throw CancellationError() }
            for try await _ in group {}
          }
        } catch { print("failed") }
      }
      """
    #expect(logs(code) == ["1s  gave up", "1s  failed"])
  }

  @Test func `A continuation is resumed once`() {
    let code = """
      Task {
        let x: Int = await withCheckedContinuation { continuation in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume(returning: 7) }
        }
        print(x)
        do {
          let _: Int = try await withCheckedThrowingContinuation { $0.resume(throwing: CancellationError()) }
        } catch { print("thrown") }
        let _: Int = await withCheckedContinuation { $0.resume(returning: 1); $0.resume(returning: 2) }
      }
      """
    #expect(
      logs(code).map { $0.split(separator: ":").last.map(String.init) ?? "" } == [
        "1s  7", "1s  thrown", " the continuation of 'withCheckedContinuation' is resumed a second time",
      ])
  }

  @Test func `The handler of a cancellation is called inside cancel()`() {
    let code = """
      let task = Task {
        await withTaskCancellationHandler {
          try? await Task.sleep(for: .seconds(5))
          print("operation")
        } onCancel: { print("handler") }
      }
      Task { try await Task.sleep(for: .seconds(1)); task.cancel(); print("after") }
      """
    #expect(logs(code) == ["1s  handler", "1s  after", "1s  operation"])
  }

  @Test func `The code of an app waits, and the drive goes on`() {
    let code = """
      let taps = PassthroughSubject<Int, Never>()
      for await x in taps.values {
        print("tap", x)
        if x == 2 { break }
      }
      print("end")
      """
    #expect(
      logs(code, drive: "wait(1s)\ntaps.send(1)\nwait(1s)\ntaps.send(2)") == ["1s  tap 1", "2s  tap 2", "2s  end"])
  }

  @Test func `A task that spins or spawns without end is stopped`() {
    let spin = "let t = Task { while true { try? await Task.sleep(for: .seconds(1)) } }\nt.cancel()"
    #expect(PastedOutcome(spin).failures.first?.contains("a cancelled task has slept 10000 times") == true)
    let spawn = "func again() { Task { again() } }\nagain()"
    #expect(PastedOutcome(spawn).failures.first?.contains("the run was cut") == true)
    let bomb = "func again() { Task { try? await Task.sleep(for: .seconds(1)); again(); again() } }\nagain()"
    #expect(PastedOutcome(bomb, drive: "wait(30s)").failures.first?.contains("the run was cut") == true)
  }

  @Test func `A stream ends when its last loop is left, and not before`() {
    let make = """
      func make(_ name: String) -> AsyncStream<Int> {
        AsyncStream { c in
          c.yield(1)
          c.yield(2)
          c.onTermination = { print(name, $0) }
        }
      }

      """
    #expect(
      AsyncPieceTests.logs(make + "Task { for await x in make(\"a\") { print(x); break }; print(\"after\") }") == [
        "0s  1", "0s  a cancelled", "0s  after",
      ])
    #expect(
      AsyncPieceTests.logs(
        make + "Task { let s = make(\"a\"); for await x in s { print(x); break }; for await x in s { print(x) } }")
        == ["0s  1", "0s  2"])
  }

  @Test func `A trailing closure belongs to the parameter that needs it`() {
    let code = """
      func retry(_ times: Int, delay: Duration = .seconds(1), work: () -> Int) { print(times, delay == .seconds(1), work()) }
      retry(3) { 4 }
      """
    #expect(logs(code) == ["0s  3 true 4"])
  }

  @Test func `A loop over the values of a publisher demands one at a time`() {
    func code(_ subject: String) -> String {
      """
      let s = \(subject)
      let t = Task {
        for await x in s.values { print(x); try await Task.sleep(for: .milliseconds(2500)) }
      }
      Task { for i in 1...4 { try await Task.sleep(for: .seconds(1)); s.send(i) } }
      """
    }
    #expect(logs(code("PassthroughSubject<Int, Never>()")) == ["1s  1", "4s  4"])
    #expect(logs(code("CurrentValueSubject<Int, Never>(0)")) == ["0s  0", "2.5s  2", "5s  4"])
  }

  @Test(arguments: [
    "try? await Task.sleep(for: .seconds(9))", "for await _ in AsyncStream<Int>.makeStream().stream {}",
    "await AsyncChannel<Int>().send(1)", "for await _ in AsyncChannel<Int>() {}",
    "await withTaskGroup(of: Void.self) { g in g.addTask { try? await Task.sleep(for: .seconds(9)) } }",
    "async let child: Void? = try? Task.sleep(for: .seconds(9)); _ = await child",
    "for await _ in AsyncTimerSequence.repeating(every: .milliseconds(300)) {}",
    "for await _ in merge(AsyncChannel<Int>(), AsyncTimerSequence.repeating(every: .seconds(3)).map { _ in 1 }) {}",
    "for await _ in AsyncChannel<Int>().debounce(for: .seconds(1)) {}",
    "for await _ in [1].async.map({ _ in try? await Task.sleep(for: .seconds(9)) }) {}",
    "var i = AsyncChannel<Int>().makeAsyncIterator(); _ = await i.next()",
    "try? await ContinuousClock().sleep(for: .seconds(9))", "_ = await Array(AsyncChannel<Int>())",
  ])
  func `A cancellation reaches what a task waits for, and leaves nothing armed`(_ wait: String) {
    let code = """
      let t = Task {
        \(wait)
        print("on", Task.isCancelled)
      }
      Task { try await Task.sleep(for: .seconds(1)); t.cancel(); await t.value; print("end") }
      """
    let outcome = PastedOutcome("import AsyncAlgorithms\n" + code)
    #expect(outcome.logs + outcome.failures == ["1s  on true", "1s  end"])
    #expect(outcome.lanes.allSatisfy { !$0.contains("…") && !$0.contains("2s") })
  }
}
