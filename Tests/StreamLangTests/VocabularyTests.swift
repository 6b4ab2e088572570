import Testing

@testable import StreamLang

/// Members of streams by the names that ReactiveCocoa has for them.
struct `ReactiveCocoa's vocabulary` {
  @Test func `subscribeNext takes closures for the ends, too`() {
    check(#"fail("no").subscribeNext({ log($0) }, error: { log($0.message) })"#, logs: "no")
    check(#"just(1).subscribeError({ log($0) }, completed: { log("done") })"#, logs: "done")
  }
}
