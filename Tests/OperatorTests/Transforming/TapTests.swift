import Testing

struct TapTests {
  @Test func `Its closures are called as events pass`() {
    check(
      #"""
      let a = just(1).tap({ x in log("next \(x)") }, { e in log("error") }, { log("complete") }, subscribe: { log("subscribe") }, unsubscribe: { log("unsubscribe") }, finalize: { log("finalize") })
      a.subscribe(next: { log("got \($0)") }, completed: { log("completed") })
      """#, logs: ["subscribe", "next 1", "got 1", "complete", "completed", "finalize"])
  }

  @Test func `The closure for errors is called before the error is passed on`() {
    check(
      #"fail(error("no")).tap(error: { log("sees \($0.message)") }, finalize: { log("finalize") }).subscribe(error: { log($0.message) })"#,
      logs: ["sees no", "no", "finalize"])
  }

  @Test func `unsubscribe is called on disposal only`() {
    check(
      #"never().tap(unsubscribe: { log("unsubscribe") }, finalize: { log("finalize") }).subscribe().dispose()"#,
      logs: ["unsubscribe", "finalize"])
  }

  @Test func `Events pass as they are, and the source is disposed with the subscriber`() {
    check(
      "a.tap { 1 }",
      """
      a  -a-[bc]-#
         ^---   -!
      =  -a-[bc]-#

      a  -a-b|
         ^-!
      =  -a!
      """)
  }
}
