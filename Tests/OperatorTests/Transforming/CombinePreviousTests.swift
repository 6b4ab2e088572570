import Testing

struct CombinePreviousTests {
  @Test func `It combines each value with the one before it, the first one with the start`() {
    check(
      "a.combinePrevious(0) { before, x in x - before }",
      """
      a  -1-3-8-|
         ^------!
      =  -1-2-5-|
      """)
  }

  @Test func `Each subscriber begins with the start`() {
    check(
      "a.combinePrevious(0) { before, x in before }",
      """
      a  -1-2|
      =  -0-1|
      =  --^0-1|
      """)
  }
}
