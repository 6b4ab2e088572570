import Testing

@Suite("delaySubscription")
struct DelaySubscriptionTests {
  @Test("It subscribes later by the given time; the events are not delayed")
  func subscribesSoMuchLaterEventsNot() {
    check(
      "a.delaySubscription(200ms)",
      """
      a  -a-|
         --^--!
      =  ---a-|
      """)
  }

  @Test("An error passes")
  func errorPasses() {
    check(
      "a.delaySubscription(200ms)",
      """
      a  -#
         --^!
      =  ---#
      """)
  }

  @Test("Each subscriber waits on its own")
  func eachSubscriberWaitsOnOwn() {
    check(
      "a.delaySubscription(200ms)",
      """
      a  -a|
         --^-!
         ---^-!
      =  ---a|
      =  -^--a|
      """)
  }

  @Test("A subscriber that leaves before that time keeps the source from being subscribed")
  func subscriberLeavesBeforeTimeKeepsSource() {
    check(
      "a.delaySubscription(200ms)",
      """
      a  -a-|
         -
      =  -!
      """)
  }
}
