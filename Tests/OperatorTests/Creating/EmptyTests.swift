import Testing

struct EmptyTests {
  @Test func `It completes at once, for every subscriber`() {
    check(
      "empty()",
      """
      =  |
      =  --[^|]
      """)
  }

  @Test func `Completion comes inside the subscribing call`() {
    check(
      """
      empty().subscribe(completed: { log("completed") })
      log("subscribed")
      """, logs: ["completed", "subscribed"])
  }

  @Test func `In rxjs it is EMPTY, too`() {
    check("EMPTY", in: .rxjs, "=  |")
  }
}
