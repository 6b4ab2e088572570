import Testing

@Suite("sampleTime")
struct SampleTimeTests {
  @Test("Once a period it sends the latest value, if one came since")
  func everySoOftenSendsLatestValue() {
    check(
      "a.sampleTime(300ms)",
      """
      a  -ab--c-----|
         ^----------!
      =  ---b--c----|
      """)
  }

  @Test("A value at the instant of sampling waits for the next one")
  func valueAtInstantSamplingWaitsFor() {
    check(
      "a.sampleTime(300ms)",
      """
      a  -a-b----|
      =  ---a--b-|
      """)
  }

  @Test("Completion does not send the value that waits, nor does an error")
  func completionDoesNotSendValueWaits() {
    check(
      "a.sampleTime(300ms)",
      """
      a  -a|
      =  --|
      """)
    check(
      "a.sampleTime(300ms)",
      """
      a  -a#
      =  --#
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.sampleTime(300ms)",
      """
      a  --|
      =  --|
      """)
  }

  @Test("Nothing is sent when the subscriber has left")
  func nothingSentWhenSubscriberHasLeft() {
    check(
      "a.sampleTime(300ms)",
      """
      a  -a----|
         ^-!
      =  --!
      """)
  }
}
