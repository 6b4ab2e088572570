import Testing

struct IntervalTests {
  @Test func `It counts, the first time after one period`() {
    check("interval(200ms)", "=  --0-1-2!")
  }

  @Test func `Each subscriber has a count of its own`() {
    check(
      "interval(200ms)",
      """
      =  --0-1-2!
      =  -^-0-1!
      """)
  }

  @Test func `It is disposed with its subscriber`() {
    check("interval(100ms).take(2)", "=  -0[1|]")
  }

  @Test func `At one instant its tick takes its turn among the sources, in the order in which they started`() {
    check(
      "interval(200ms).takeUntil(a)",
      """
      a  ------x
      =  --0-1-|
      """)
  }

  @Test func `In rac a period is longer than 0s`() {
    check("interval(0s)", in: .rac, failsWith: "longer than 0s")
  }

  @Test func `In rxjs a period may be 0s`() {
    check("interval(0ms).take(3)", in: .rxjs, "=  [012|]")
  }

  @Test func `An interval of 0s without an end is cut by a budget`() {
    check(
      """
      limits(events: 100)
      interval(0ms).ignoreElements()
      """, in: .rxjs, failsWith: "100 events")
  }
}

struct `interval of values` {
  @Test func `The completion comes a period after the last value`() {
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

  @Test func `Without values it completes after one period`() {
    check(
      "interval([], interval: 200ms)", in: .reactiveswift,
      """
      =  --|
      """)
  }
}
