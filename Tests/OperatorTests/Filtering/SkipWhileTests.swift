import Testing

struct SkipWhileTests {
  @Test func `It may drop them all`() {
    check(
      "a.skipWhile { true }",
      """
      a  -1-2-|
      =  -----|
      """)
  }
}
