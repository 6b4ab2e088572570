import Testing

struct FinallyTests {
  @Test func `The closure is called before completion or an error is passed on`() {
    check(
      #"just(1).finally { log("finally") }.subscribe(next: { log($0) }, completed: { log("completed") })"#,
      logs: ["1", "finally", "completed"])
    check(#"fail("no").finally { log("finally") }.subscribe(error: { log($0.message) })"#, logs: ["finally", "no"])
  }

  @Test func `It is not called on disposal`() {
    check(#"never().finally { log("finally") }.subscribe().dispose()"#, logs: [])
  }

  @Test func `Events pass as they are`() {
    check(
      "a.finally { 1 }",
      """
      a  -a-[bc]-|
         ^---   -!
      =  -a-[bc]-|
      """)
  }
}
