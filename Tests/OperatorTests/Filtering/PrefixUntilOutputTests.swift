import Testing

struct `prefix(untilOutputFrom:)` {
  @Test func `The other's first value completes; the other is not cancelled`() {
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

  @Test func `The other's completion and its error mean nothing`() {
    check(
      "a.prefix(untilOutputFrom: b)", in: .combine,
      """
      a  -1-2-3|
      b  --|
      =  -1-2-3|

      a  -1-2-3|
      b  --#
      =  -1-2-3|
      """)
  }

  @Test func `An end of the source before that cancels the other`() {
    check(
      "a.prefix(untilOutputFrom: b)", in: .combine,
      """
      a  -1-#
      b  -----x
         ^--!
      =  -1-#
      """)
  }

  @Test func `Both are disposed with the subscriber`() {
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
