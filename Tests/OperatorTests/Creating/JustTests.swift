import Testing

@Suite("just")
struct JustTests {
  @Test("It sends its values and completes inside the subscribing call")
  func sendsValuesCompletesInsideSubscribingCall() {
    check(
      #"just("a", "b")"#,
      """
      =  [ab|]
      =  -    -[^ab|]
      """)
    check(
      """
      just(1).subscribe(next: { log($0) }, completed: { log("completed") })
      log("subscribed")
      """, logs: ["1", "completed", "subscribed"])
  }

  @Test("nil is a value")
  func nilValue() {
    check(
      "just(nil)",
      """
      =  [n|]
      where n = nil
      """)
  }

  @Test("Values after the disposal are not sent")
  func valuesAfterDisposalNotSent() {
    check("just(1, 2, 3).doNext { log($0) }.take(2).subscribe()", logs: ["1", "2"])
  }

  @Test("Its other names are return and of")
  func otherNamesReturn() {
    check(#"of("a", "b")"#, "=  [ab|]")
  }
}
