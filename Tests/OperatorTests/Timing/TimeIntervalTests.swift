import Testing

@Suite("timeInterval")
struct TimeIntervalTests {
  @Test("It sends each value with the time since the one before it")
  func sendsEachValueWithTimeSince() {
    check(
      "a.timeInterval()",
      """
      a  -a--b|
         ^----!
      =  -p--q|
      where p = ["value": "a", "interval": 100ms]; q = ["value": "b", "interval": 300ms]
      """)
  }

  @Test("The first interval counts from the subscription")
  func firstIntervalCountsFromSubscription() {
    check(
      #"a.timeInterval().map { x in x["interval"] }"#,
      """
      a  -a|
      =  -p|
      =  --^p|
      where p = 100ms
      """)
  }

  @Test("An error passes")
  func errorPasses() {
    check(
      "a.timeInterval()",
      """
      a  --#
      =  --#
      """)
  }

  @Test("Values of one instant have no time between them")
  func valuesOneInstantHaveNoTime() {
    check(
      #"a.timeInterval().map { x in x["interval"] }"#,
      """
      a  -[ab]-|
      =  -[pq]-|
      where p = 100ms; q = 0ms
      """)
  }
}
