import Testing

@Suite("cold")
struct ColdTests {
  @Test("The text is played anew for each subscriber")
  func textPlayedAnewForEachSubscriber() {
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

  @Test("Instants can be given in place of text")
  func instantsCanBeGivenPlaceText() {
    check(
      #"cold(at: [(100ms, "a"), (300ms, nil), (300ms, event.completed)])"#,
      """
      =  -a-[n|]
      where n = nil
      """)
  }

  @Test("A list of instants without an end does not end")
  func listInstantsWithoutEndDoesNot() {
    check(#"cold(at: [(100ms, "a")])"#, "=  -a--")
  }

  @Test("A value at 0 comes later in the same instant")
  func valueAt0ComesLaterSame() {
    check(
      """
      cold("a").subscribe { log($0) }
      log("subscribed")
      """, logs: ["subscribed", "a"])
  }

  @Test("A legend gives values and the error")
  func legendGivesValuesError() {
    check(
      "a",
      """
      a  -p-#
      =  -p-#
      where p = [1, 2]; # = "no network"
      """)
  }

  @Test("It is disposed in the middle")
  func disposedMiddle() {
    check(
      "a.take(1)",
      """
      a  -a   -b|
         ^!
      =  -[a|]
      """)
  }

  @Test("Instants before the subscription are refused")
  func instantsBeforeSubscriptionRefused() {
    check("cold(at: [(-1s, 1)])", failsWith: "-1s")
  }
}
