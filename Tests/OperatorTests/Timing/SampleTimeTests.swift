import Testing

struct SampleTimeTests {
  @Test func `Once a period it sends the latest value, if one came since`() {
    check(
      "a.sampleTime(300ms)",
      """
      a  -ab--c-----|
         ^----------!
      =  ---b--c----|
      """)
  }

  @Test func `A value at the instant of sampling waits for the next one`() {
    check(
      "a.sampleTime(300ms)",
      """
      a  -a-b----|
      =  ---a--b-|
      """)
  }

  @Test func `Completion does not send the value that waits, nor does an error`() {
    check(
      "a.sampleTime(300ms)",
      """
      a  -a|
      =  --|

      a  -a#
      =  --#
      """)
  }

  @Test func `Nothing is sent when the subscriber has left`() {
    check(
      "a.sampleTime(300ms)",
      """
      a  -a----|
         ^-!
      =  --!
      """)
  }
}
