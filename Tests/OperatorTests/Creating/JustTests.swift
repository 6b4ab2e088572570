import Testing

struct JustTests {
  @Test func `It sends its values and completes inside the subscribing call`() {
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

  @Test func `nil is a value`() {
    check(
      "just(nil)",
      """
      =  [n|]
      where n = nil
      """)
  }

  @Test func `Values after the disposal are not sent`() {
    check("just(1, 2, 3).doNext { log($0) }.take(2).subscribe()", logs: ["1", "2"])
  }

  @Test func `Its other names are return and of`() {
    check(#"of("a", "b")"#, "=  [ab|]")
  }
}
