import Testing

struct TimestampTests {
  @Test func `It sends each value with the time at which it came`() {
    check(
      "a.timestamp()",
      """
      a  -a--b|
         ^----!
      =  -p--q|
      where p = ["value": "a", "timestamp": 100ms]; q = ["value": "b", "timestamp": 400ms]
      """)
  }

  @Test func `A later subscriber has the same clock`() {
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
