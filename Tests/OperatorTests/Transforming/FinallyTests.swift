import Testing

@Suite("finally")
struct FinallyTests {
  @Test("The closure is called before completion or an error is passed on")
  func closureCalledBeforeCompletionOrError() {
    check(
      #"just(1).finally { log("finally") }.subscribe(next: { log($0) }, completed: { log("completed") })"#,
      logs: ["1", "finally", "completed"])
    check(#"fail("no").finally { log("finally") }.subscribe(error: { log($0.message) })"#, logs: ["finally", "no"])
  }

  @Test("It is not called on disposal")
  func notCalledOnDisposal() {
    check(#"never().finally { log("finally") }.subscribe().dispose()"#, logs: [])
  }

  @Test("Events pass as they are")
  func eventsPassThey() {
    check(
      "a.finally { 1 }",
      """
      a  -a-[bc]-|
         ^---   -!
      =  -a-[bc]-|
      """)
  }
}
