import Testing

@Suite("autoconnect")
struct AutoconnectTests {
  @Test("It connects with the first subscriber and disposes with the last")
  func connectsWithFirstSubscriberDisposesWith() {
    check(
      "s", given: "let s = a.publish().autoconnect()",
      """
      a  -a--b-c|
         ^----!
      =  -a-!
      =  --^-b!
      """)
  }

  @Test("It never connects again: a later subscriber hears nothing")
  func neverConnectsAgainLaterSubscriberHears() {
    check(
      "s", in: .rac, given: "let s = a.publish().autoconnect()",
      """
      a  -a-b-c|
         ^-!
      =  -a!
      =  ---^----
      """)
  }

  @Test("After the end nothing is heard in rac")
  func afterEndNothingHeardRac() {
    check(
      "s", in: .rac, given: "let s = a.publish().autoconnect()",
      """
      a  -a|
         ^-!
      =  -a|
      =  ---^--
      """)
  }

  @Test("A multicast to a replaying subject repeats earlier values")
  func multicastReplayingSubjectRepeatsEarlierValues() {
    check(
      "s", in: .rac, given: "let s = a.multicast(replaySubject()).autoconnect()",
      """
      a  -a-b|
         ^---!
      =  -a-b|
      =  -----[^ab|]
      """)
  }

  @Test("Its subscriber is there before the source runs")
  func subscriberThereBeforeSourceRuns() {
    check(
      """
      let s = signal { log("runs"); send(1) }.publish().autoconnect()
      s.subscribe { log($0) }
      """, logs: ["runs", "1"])
  }

  @Test("An error ends all subscribers")
  func errorEndsAllSubscribers() {
    check(
      "s", given: "let s = a.publish().autoconnect()",
      """
      a  -a-#
         ^--!
      =  -a-#
      =  --^#
      """)
  }
}
