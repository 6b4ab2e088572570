import Testing

struct SwitchMapToTests {
  @Test func `It begins the same stream anew with every value`() {
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

  @Test func `The error of the stream passes`() {
    check(
      "a.switchMapTo(b)",
      """
      a  p---|
         ^-!
      b  -x#
      =  -x#
      """)
  }

  @Test func `Source and stream are disposed with the subscriber`() {
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
