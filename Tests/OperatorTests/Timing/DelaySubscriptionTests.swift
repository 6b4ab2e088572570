import Testing

@Suite("delaySubscription")
struct DelaySubscriptionTests {
  @Test("It subscribes later; the events are not delayed further")
  func subscribesLater() {
    check(
      "a.delaySubscription(200ms)",
      """
      a  a-b|
         --^--!
      =  --a-b|
      """)
  }

  @Test("An error passes at once")
  func errorPasses() {
    check(
      "a.delaySubscription(200ms)",
      """
      a  a-#
      =  --a-#
      """)
  }

  @Test("A subscriber that leaves before that time never subscribes")
  func subscriberThatLeaves() {
    check(
      "a.delaySubscription(300ms)",
      """
      a  a-b|
         -
      =  --!
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceIsDisposed() {
    check(
      "a.delaySubscription(100ms)",
      """
      a  a--b|
         -^-!
      =  -a-!
      """)
  }
}
