import Testing

struct `Empty(completeImmediately:)` {
  @Test func `It completes at once, or never`() {
    check(
      #"""
      import Combine
      let a = Empty(completeImmediately: true).sink { _ in log("completed") } receiveValue: { log($0) }
      let b = Empty(completeImmediately: false).sink { _ in log("never") } receiveValue: { log($0) }
      """#, in: .combine, logs: ["completed"])
  }
}
