import Testing

@Suite("switchMapTo")
struct SwitchMapToTests {
  @Test("It begins the same stream anew with every value")
  func beginsSameStreamAnewWithEvery() {
    check(
      "a.switchMapTo(b)",
      """
      a  p--p--|
         ^-----!
      b  -x-x|
         ^--!
         ---^---!
      =  -x--x-x|
      """)
  }

  @Test("The error of the stream passes")
  func errorStreamPasses() {
    check(
      "a.switchMapTo(b)",
      """
      a  p---|
         ^-!
      b  -x#
      =  -x#
      """)
  }

  @Test("Source and stream are disposed with the subscriber")
  func sourceStreamDisposedWithSubscriber() {
    check(
      "a.switchMapTo(b)",
      """
      a  p---|
         ^-!
      b  -x-x
         ^-!
      =  -x!
      """)
  }
}
