import Testing

struct AllTests {
  @Test func `An error gives false`() {
    check(
      "a.all { $0 < 5 }",
      """
      a  -1-#
      =  ---[f|]
      where f = false
      """)
  }
}
