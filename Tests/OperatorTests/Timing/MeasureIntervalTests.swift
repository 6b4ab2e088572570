import Testing

struct MeasureIntervalTests {
  @Test func `It sends the time since the value before, first since the subscription`() {
    check(
      "a.measureInterval()", in: .combine,
      """
      a  -1--2-|
      =  -x--y-|
      where x = 100ms; y = 300ms
      """)
  }
}
