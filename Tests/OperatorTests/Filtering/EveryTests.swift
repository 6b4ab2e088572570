import Testing

struct EveryTests {
  @Test func `It sends true at completion when the closure said true of every value`() {
    check(
      "a.every { x in x < 5 }",
      """
      a  -1-2-|
      =  -----[t|]
      where t = true
      """)
  }
}
