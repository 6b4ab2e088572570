import Testing

@Suite("empty")
struct EmptyTests {
  @Test("It completes at once, for every subscriber")
  func completesAtOnceForEverySubscriber() {
    check(
      "empty()",
      """
      =  |
      =  --[^|]
      """)
  }

  @Test("Completion comes inside the subscribing call")
  func completionComesInsideSubscribingCall() {
    check(
      """
      empty().subscribe(completed: { log("completed") })
      log("subscribed")
      """, logs: ["completed", "subscribed"])
  }

  @Test("In rxjs it is EMPTY, too")
  func rxjsEMPTYToo() {
    check("EMPTY", in: .rxjs, "=  |")
  }
}
