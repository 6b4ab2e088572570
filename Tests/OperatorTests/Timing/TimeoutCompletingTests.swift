import Testing

@Suite("timeout(_:customError:)")
struct TimeoutCompletingTests {
  @Test("It completes when no value has come for the given time, counted anew from each value")
  func completes() {
    check(
      "a.timeout(300ms)", in: .combine,
      """
      a  -1-2----3|
         ^-----!
      =  -1-2--|
      """)
    check(
      "a.timeout(200ms)", in: .combine,
      """
      a  ----3|
         ^-!
      =  --|
      """)
  }

  @Test("With customError it fails")
  func fails() {
    check(
      "a.timeout(200ms, customError: { \"late\" })", in: .combine,
      """
      a  -1----3|
         ^--!
      =  -1-#
      where # = "late"
      """)
  }

  @Test("An end of the source in time passes")
  func end() {
    check(
      "a.timeout(200ms)", in: .combine,
      """
      a  -1#
      =  -1#
      """)
  }
}
