import Testing

@Suite("Signal.empty of ReactiveSwift")
struct InterruptedTests {
  @Test("It is over before anybody observes it")
  func interrupts() {
    check("Signal.empty()", in: .reactiveswift, "=  %")
  }
}
