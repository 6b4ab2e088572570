import Testing

struct TimeIntervalTests {
  @Test func `It sends each value with the time since the one before it`() {
    check(
      "a.timeInterval()",
      """
      a  -a--b|
         ^----!
      =  -p--q|
      where p = ["value": "a", "interval": 100ms]; q = ["value": "b", "interval": 300ms]
      """)
  }

  @Test func `The first interval counts from the subscription`() {
    check(
      #"a.timeInterval().map { x in x["interval"] }"#,
      """
      a  -a|
      =  -p|
      =  --^p|
      where p = 100ms
      """)
  }

  @Test func `Values of one instant have no time between them`() {
    check(
      #"a.timeInterval().map { x in x["interval"] }"#,
      """
      a  -[ab]-|
      =  -[pq]-|
      where p = 100ms; q = 0ms
      """)
  }
}
