import Testing

@Suite("drop(untilOutputFrom:)")
struct DropUntilOutputTests {
  @Test("The other's first value opens; the other is not cancelled")
  func value() {
    check(
      "a.drop(untilOutputFrom: b)", in: .combine,
      """
      a  -1-2-3|
      b  --x----y|
         ^-------!
      =  ---2-3|
      """)
  }

  @Test("The other's end before a value ends the stream, and the source is disposed")
  func endOfTheOther() {
    check(
      "a.drop(untilOutputFrom: b)", in: .combine,
      """
      a  -1-2-3|
         ^-!
      b  --|
      =  --|
      """)
    check(
      "a.drop(untilOutputFrom: b)", in: .combine,
      """
      a  -1-2-3|
         ^-!
      b  --#
      =  --#
      """)
  }

  @Test("The other's end after its value means nothing")
  func lateEndOfTheOther() {
    check(
      "a.drop(untilOutputFrom: b)", in: .combine,
      """
      a  -1-2-3|
      b  --x-#
      =  ---2-3|
      """)
  }

  @Test("The source's end passes, and the other goes on unheard")
  func endOfTheSource() {
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
