import Testing

struct `Signal.empty of ReactiveSwift` {
  @Test func `It is over before anybody observes it`() {
    check("Signal.empty()", in: .reactiveswift, "=  %")
  }
}
