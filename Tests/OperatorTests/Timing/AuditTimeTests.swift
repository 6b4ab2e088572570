import Testing

@Suite("auditTime")
struct AuditTimeTests {
  @Test("Once a value has come it waits for the given time, then sends the latest value")
  func onceValueHasComeWaitsSo() {
    check(
      "a.auditTime(300ms)",
      """
      a  -ab--c---|
         ^--------!
      =  ----b---c|
      """)
  }

  @Test("A value at the instant at which the wait is over begins the next one")
  func valueAtInstantAtWaitOver() {
    check(
      "a.auditTime(300ms)",
      """
      a  -a--b---|
      =  ----a--b|
      """)
  }

  @Test("Completion waits for the end, an error does not")
  func completionWaitsForEndErrorDoes() {
    check(
      "a.auditTime(300ms)",
      """
      a  -ab|
      =  ----[b|]
      """)
    check(
      "a.auditTime(300ms)",
      """
      a  -ab#
      =  ---#
      """)
  }

  @Test("Nothing is sent when the subscriber has left")
  func nothingSentWhenSubscriberHasLeft() {
    check(
      "a.auditTime(300ms)",
      """
      a  -ab-----|
         ^-!
      =  --!
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.auditTime(300ms)",
      """
      a  --|
      =  --|
      """)
  }

  @Test("Each subscriber waits on its own")
  func eachSubscriberWaitsOnOwn() {
    check(
      "a.auditTime(200ms)",
      """
      a  -a---|
      =  ---a-|
      =  --^--a-|
      """)
  }
}
