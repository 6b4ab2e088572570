import Testing

@Suite("throttleTime")
struct ThrottleTimeTests {
  @Test("It sends a value, then none for the given time")
  func sendsValueThenNoneForSo() {
    check(
      "a.throttleTime(300ms)",
      """
      a  -a-b--c-d|
         ^--------!
      =  -a----c--|
      """)
  }

  @Test("A value at the instant at which the silence is over passes")
  func valueAtInstantAtSilenceOver() {
    check(
      "a.throttleTime(300ms)",
      """
      a  -a--b--c|
      =  -a--b--c|
      """)
  }

  @Test("trailing sends the last value of a silence at its end, which begins the next one")
  func trailingSendsLastValueSilenceAt() {
    check(
      "a.throttleTime(300ms, trailing: true)",
      """
      a  -a-b----c|
      =  -a--b---c|
      """)
    check(
      "a.throttleTime(300ms, trailing: true)",
      """
      a  -a-bc-d--|
      =  -a--b--d-|
      """)
  }

  @Test("Without leading the first value waits, too")
  func withoutLeadingFirstValueWaitsToo() {
    check(
      "a.throttleTime(300ms, leading: false, trailing: true)",
      """
      a  -a-b----|
      =  ----b---|
      """)
  }

  @Test("Completion waits for a trailing value")
  func completionWaitsForTrailingValue() {
    check(
      "a.throttleTime(300ms, trailing: true)",
      """
      a  -ab|
         ^--!
      =  -a--[b|]
      """)
  }

  @Test("An error does not wait")
  func errorDoesNotWait() {
    check(
      "a.throttleTime(300ms, trailing: true)",
      """
      a  -ab#
      =  -a-#
      """)
  }

  @Test("Each subscriber has silences of its own")
  func eachSubscriberHasSilencesOwn() {
    check(
      "a.throttleTime(300ms)",
      """
      a  -ab|
      =  -a-|
      =  --^a-|
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.throttleTime(300ms)",
      """
      a  --|
      =  --|
      """)
  }

  @Test("Of values at one instant the first passes")
  func valuesAtOneInstantFirstPasses() {
    check(
      "a.throttleTime(300ms)",
      """
      a  -[ab]---|
      =  -a   ---|
      """)
  }
}
