import Testing

struct DelaySubscriptionTests {
  @Test func `It subscribes later by the given time; the events are not delayed`() {
    check(
      "a.delaySubscription(200ms)",
      """
      a  -a-|
         --^--!
      =  ---a-|
      """)
  }

  @Test func `An error passes`() {
    check(
      "a.delaySubscription(200ms)",
      """
      a  -#
         --^!
      =  ---#
      """)
  }

  @Test func `Each subscriber waits on its own`() {
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

  @Test func `A subscriber that leaves before that time keeps the source from being subscribed`() {
    check(
      "a.delaySubscription(200ms)",
      """
      a  -a-|
         -
      =  -!
      """)
  }
}
