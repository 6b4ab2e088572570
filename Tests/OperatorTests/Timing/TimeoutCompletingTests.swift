import Testing

struct `timeout(_:customError:)` {
  @Test func `It completes when no value has come for the given time, counted anew from each value`() {
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

  @Test func `With customError it fails`() {
    check(
      "a.timeout(200ms, customError: { \"late\" })", in: .combine,
      """
      a  -1----3|
         ^--!
      =  -1-#
      where # = "late"
      """)
  }

  @Test func `An end of the source in time passes`() {
    check(
      "a.timeout(200ms)", in: .combine,
      """
      a  -1#
      =  -1#
      """)
  }
}
