import Testing

@Suite("timestamp")
struct TimestampTests {
  @Test("It sends each value with the time at which it came")
  func sendsEachValueWithTimeAt() {
    check(
      "a.timestamp()",
      """
      a  -a--b|
         ^----!
      =  -p--q|
      where p = ["value": "a", "timestamp": 100ms]; q = ["value": "b", "timestamp": 400ms]
      """)
  }

  @Test("An error passes")
  func errorPasses() {
    check(
      "a.timestamp()",
      """
      a  --#
      =  --#
      """)
  }

  @Test("A later subscriber has the same clock")
  func laterSubscriberHasSameClock() {
    check(
      #"a.timestamp().map { x in x["timestamp"] }"#,
      """
      a  -a|
      =  -p|
      =  --^q|
      where p = 100ms; q = 300ms
      """)
  }
}
