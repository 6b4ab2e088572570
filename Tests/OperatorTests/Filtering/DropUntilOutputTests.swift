import Testing

struct `drop(untilOutputFrom:)` {
  @Test func `The other's first value opens; the other is not cancelled`() {
    check(
      "a.drop(untilOutputFrom: b)", in: .combine,
      """
      a  -1-2-3|
      b  --x----y|
         ^-------!
      =  ---2-3|
      """)
  }

  @Test func `The other's end before a value ends the stream, and the source is disposed`() {
    check(
      "a.drop(untilOutputFrom: b)", in: .combine,
      """
      a  -1-2-3|
         ^-!
      b  --|
      =  --|

      a  -1-2-3|
         ^-!
      b  --#
      =  --#
      """)
  }

  @Test func `The other's end after its value means nothing`() {
    check(
      "a.drop(untilOutputFrom: b)", in: .combine,
      """
      a  -1-2-3|
      b  --x-#
      =  ---2-3|
      """)
  }

  @Test func `The source's end passes, and the other goes on unheard`() {
    check(
      "a.drop(untilOutputFrom: b)", in: .combine,
      """
      a  -1-|
      b  -----x-|
         ^------!
      =  ---|
      """)
  }
}
