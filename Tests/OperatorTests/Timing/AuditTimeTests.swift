import Testing

struct AuditTimeTests {
  @Test func `A value at the instant at which the wait is over begins the next one`() {
    check(
      "a.auditTime(300ms)",
      """
      a  -a--b---|
      =  ----a--b|
      """)
  }

  @Test func `Completion waits for the end, an error does not`() {
    check(
      "a.auditTime(300ms)",
      """
      a  -ab|
      =  ----[b|]

      a  -ab#
      =  ---#
      """)
  }

  @Test func `Nothing is sent when the subscriber has left`() {
    check(
      "a.auditTime(300ms)",
      """
      a  -ab-----|
         ^-!
      =  --!
      """)
  }

  @Test func `Each subscriber waits on its own`() {
    check(
      "a.auditTime(200ms)",
      """
      a  -a---|
      =  ---a-|
      =  --^--a-|
      """)
  }
}
