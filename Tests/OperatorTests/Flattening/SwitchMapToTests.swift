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
}
