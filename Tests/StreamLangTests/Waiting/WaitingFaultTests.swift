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

  @Test func `A task of a view begins anew with its id`() {
    let code = """
      import SwiftUI
      struct SearchView: View {
        @State private var query = ""
        var body: some View {
          Text(query)
            .task(id: query) {
              let asked = query
              guard !asked.isEmpty else { return }
              try? await Task.sleep(for: .milliseconds(300))
              print(Task.isCancelled ? "cancelled" : "search", asked)
            }
        }
      }
      """
    let drive = "wait(1s)\nquery = \"a\"\nwait(100ms)\nquery = \"ab\"\nwait(1s)\nquery = \"ab\""
    #expect(PastedOutcome(code, drive: drive).logs == ["1.1s  cancelled a", "1.4s  search ab"])
  }

  @Test func `What is written in a language of its own is refused`() {
    #expect(
      PastedOutcome("import RxSwift\n@resultBuilder struct Rows {}").failures
        == ["code.swift:2:2: result builders are not read, but for those of views"])
    #expect(
      PastedOutcome("import RxSwift\n@freestanding(expression) macro text<T>(_ value: T) -> String").failures
        == ["code.swift:2:2: macros are not read"])
  }
}
