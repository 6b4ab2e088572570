import Testing

@Suite("prefix(untilOutputFrom:)")
struct PrefixUntilOutputTests {
  @Test("The other's first value completes; the other is not cancelled")
  func value() {
    check(
      "a.prefix(untilOutputFrom: b)", in: .combine,
      """
      a  -1-2-3|
         ^---!
      b  ----x--y-|
         ^--------!
      =  -1-2|
      """)
  }

  @Test("The other's completion and its error mean nothing")
  func endOfTheOther() {
    check(
      "a.prefix(untilOutputFrom: b)", in: .combine,
      """
      a  -1-2-3|
      b  --|
      =  -1-2-3|
      """)
    check(
      "a.prefix(untilOutputFrom: b)", in: .combine,
      """
      a  -1-2-3|
      b  --#
      =  -1-2-3|
      """)
  }

  @Test("An end of the source before that cancels the other")
  func endOfTheSource() {
    check(
      "a.prefix(untilOutputFrom: b)", in: .combine,
      """
      a  -1-#
      b  -----x
         ^--!
      =  -1-#
      """)
  }

  @Test("Both are disposed with the subscriber")
  func disposal() {
    check(
      "a.prefix(untilOutputFrom: b)", in: .combine,
      """
      a  -1-2-3|
         ^-!
      b  -----x
         ^-!
      =  -1!
      """)
  }
}
