import Testing

@Suite("interval")
struct IntervalTests {
  @Test("It counts, the first time after one period")
  func countsFirstTimeAfterOnePeriod() {
    check("interval(200ms)", "=  --0-1-2!")
  }

  @Test("Each subscriber has a count of its own")
  func eachSubscriberHasCountOwn() {
    check(
      "interval(200ms)",
      """
      =  --0-1-2!
      =  -^-0-1!
      """)
  }

  @Test("It is disposed with its subscriber")
  func disposedWithSubscriber() {
    check("interval(100ms).take(2)", "=  -0[1|]")
  }

  @Test("At one instant its tick takes its turn among the sources, in the order in which they started")
  func takesItsTurn() {
    check(
      "interval(200ms).takeUntil(a)",
      """
      a  ------x
      =  --0-1-|
      """)
  }

  @Test("In rac a period is longer than 0s")
  func racPeriodLongerThan0s() {
    check("interval(0s)", in: .rac, failsWith: "longer than 0s")
  }

  @Test("In rxjs a period may be 0s")
  func rxjsPeriodMayBe0s() {
    check("interval(0ms).take(3)", in: .rxjs, "=  [012|]")
  }

  @Test("An interval of 0s without an end is cut by a budget")
  func interval0sWithoutEndCutBy() {
    check(
      """
      limits(events: 100)
      interval(0ms).ignoreElements()
      """, in: .rxjs, failsWith: "100 events")
  }
}
