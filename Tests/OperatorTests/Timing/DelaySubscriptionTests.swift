import Testing

@Suite("delaySubscription")
struct DelaySubscriptionTests {
  @Test("It subscribes later and does not delay the events")
  func subscribesLater() {
    check(
      "a.delaySubscription(200ms)",
      """
      a  -a-b|
         --^---!
      =  ---a-b|
      """)
  }

  @Test("Events of a hot stream before the subscription are missed")
  func hotSource() {
    check(
      "a.delaySubscription(200ms)",
      """
      a  ^a--b-|
         --^---!
      =  ----b-|
      """)
  }

  @Test("An error comes as late as the subscription")
  func error() {
    check(
      "a.delaySubscription(200ms)",
      """
      a  -#
         --^!
      =  ---#
      """)
  }

  @Test("A subscription that is disposed before it begins never begins")
  func disposedBefore() {
    check(
      "a.delaySubscription(300ms)",
      """
      a  -a-|
         -
      =  --!
      """)
  }
}
