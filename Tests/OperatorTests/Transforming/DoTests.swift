import Testing

struct DoTests {
  @Test func `Its closures are called before the events are passed on`() {
    check(
      #"""
      let a = just(1).do(onNext: { log("sees \($0)") }, onCompleted: { log("sees completion") }, onSubscribe: { log("subscribe") }, onDispose: { log("dispose") })
      a.subscribe(next: { log("got \($0)") }, completed: { log("completed") })
      """#, logs: ["subscribe", "sees 1", "got 1", "sees completion", "completed", "dispose"])
    check(
      #"fail("no").do(onError: { log("sees the error") }).subscribe(error: { log("got the error") })"#,
      logs: ["sees the error", "got the error"])
  }

  @Test func `onDispose is called on disposal, too`() {
    check(#"never().do(onDispose: { log("dispose") }).subscribe().dispose()"#, logs: ["dispose"])
  }
}
