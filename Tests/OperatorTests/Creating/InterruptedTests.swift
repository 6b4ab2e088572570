import Testing

@Suite("Signal.empty of ReactiveSwift")
struct InterruptedTests {
  @Test func `It is over before anybody observes it`() {
    check("Signal.empty()", in: .reactiveswift, "=  %")
  }
}
