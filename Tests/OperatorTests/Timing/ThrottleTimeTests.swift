import Testing

struct ThrottleTimeTests {
  @Test func `It sends a value, then none for the given time`() {
    check(
      "a.throttleTime(300ms)",
      """
      a  -a-b--c-d|
         ^--------!
      =  -a----c--|
      """)
  }

  @Test func `A value at the instant at which the silence is over passes`() {
    check(
      "a.throttleTime(300ms)",
      """
      a  -a--b--c|
      =  -a--b--c|
      """)
  }

  @Test func `trailing sends the last value of a silence at its end, which begins the next one`() {
    check(
      "a.throttleTime(300ms, trailing: true)",
      """
      a  -a-b----c|
      =  -a--b---c|

      a  -a-bc-d--|
      =  -a--b--d-|
      """)
  }

  @Test func `Without leading the first value waits, too`() {
    check(
      "a.throttleTime(300ms, leading: false, trailing: true)",
      """
      a  -a-b----|
      =  ----b---|
      """)
  }

  @Test func `Completion waits for a trailing value`() {
    check(
      "a.throttleTime(300ms, trailing: true)",
      """
      a  -ab|
         ^--!
      =  -a--[b|]
      """)
  }

  @Test func `An error does not wait`() {
    check(
      "a.throttleTime(300ms, trailing: true)",
      """
      a  -ab#
      =  -a-#
      """)
  }

  @Test func `Each subscriber has silences of its own`() {
    check(
      "a.throttleTime(300ms)",
      """
      a  -ab|
      =  -a-|
      =  --^a-|
      """)
  }

  @Test func `Of values at one instant the first passes`() {
    check(
      "a.throttleTime(300ms)",
      """
      a  -[ab]---|
      =  -a   ---|
      """)
  }
}
