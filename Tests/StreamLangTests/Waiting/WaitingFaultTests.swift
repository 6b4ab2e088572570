import Testing

@testable import StreamLang

/// Mistakes of code that waits.
@Suite struct WaitingFaultTests {
  @Test func `A closure of an operator cannot wait`() {
    let code = """
      import Combine
      func load(_ n: Int) async -> Int { await Task.yield(); return n }
      let c = Just(1).map { await load($0) }.sink { print($0) }
      let d = Just(1).sink { x in print(await load(x)) }
      let e = Just(1).sink { x in Task { print(await load(x)) } }
      """
    #expect(
      PastedOutcome(code).failures == [
        "code.swift:3:23: the closure of 'map' cannot wait", "code.swift:4:35: the closure of 'sink' cannot wait",
      ])
  }

  @Test func `A loop with await goes through a stream`() {
    #expect(
      PastedOutcome("Task { for await x in 5 { print(x) } }").failures
        == ["code.swift:1:23: 'for await' goes through a stream, not an Int"])
  }

  @Test func `A task takes a closure`() {
    #expect(ScriptOutcome("let t = Task(5)").failures == ["a closure is needed here, not an Int"])
  }

  @Test func `A call of a function that waits needs an await`() {
    let code = """
      func load(_ n: Int) async -> Int { await Task.yield(); return n }
      Task { print(load(1)) }
      Task { print(await load(2)) }
      Task { async let three = load(3); print(await three) }
      """
    #expect(
      PastedOutcome(code).failures == ["code.swift:2:14: 'load' waits, and the call is not marked with 'await'"])
  }

  @Test func `A method that is declared as async needs an await, on self and on other objects`() {
    let code = """
      import Combine
      func plain() async -> Int { 1 }
      final class Store {
        func load() async -> Int { 2 }
        func run() { Task { print(load()); print(await load()) } }
      }
      let store = Store()
      Task { print(plain()); print(store.load()); print(await store.load()) }
      """
    #expect(
      PastedOutcome(code).failures == [
        "code.swift:5:29: 'load' waits, and the call is not marked with 'await'",
        "code.swift:8:14: 'plain' waits, and the call is not marked with 'await'",
        "code.swift:8:36: 'load' waits, and the call is not marked with 'await'",
      ])
  }
}
