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
}
