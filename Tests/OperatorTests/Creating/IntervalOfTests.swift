import Testing

@Suite("interval of values")
struct IntervalOfTests {
  @Test("The completion comes a period after the last value")
  func completion() {
    check(
      "interval([1, 2], interval: 200ms)", in: .reactiveswift,
      """
      =  --1-2-|
      """)
    check(
      "interval(0..<2, interval: 100ms)", in: .reactiveswift,
      """
      =  -01|
      """)
  }

  @Test("Without values it completes after one period")
  func empty() {
    check(
      "interval([], interval: 200ms)", in: .reactiveswift,
      """
      =  --|
      """)
  }
}
