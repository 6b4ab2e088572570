import Testing

struct ColdTests {
  @Test func `The text is played anew for each subscriber`() {
    check(
      "a",
      """
      a  -a-[bc]-|
         ^---   -!
         --^-   --   -!
      =  -a-[bc]-|
      =  --^a   -[bc]-|
      """)
  }

  @Test func `Instants can be given in place of text`() {
    check(
      #"cold(at: [(100ms, "a"), (300ms, nil), (300ms, event.completed)])"#,
      """
      =  -a-[n|]
      where n = nil
      """)
  }

  @Test func `A list of instants without an end does not end`() {
    check(#"cold(at: [(100ms, "a")])"#, "=  -a--")
  }

  @Test func `A value at 0 comes later in the same instant`() {
    check(
      """
      cold("a").subscribe { log($0) }
      log("subscribed")
      """, logs: ["subscribed", "a"])
  }

  @Test func `A legend gives values and the error`() {
    check(
      "a",
      """
      a  -p-#
      =  -p-#
      where p = [1, 2]; # = "no network"
      """)
  }

  @Test func `It is disposed in the middle`() {
    check(
      "a.take(1)",
      """
      a  -a   -b|
         ^!
      =  -[a|]
      """)
  }

  @Test func `Instants before the subscription are refused`() {
    check("cold(at: [(-1s, 1)])", failsWith: "-1s")
  }
}
