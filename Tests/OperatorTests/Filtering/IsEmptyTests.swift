import Testing

struct IsEmptyTests {
  @Test func `It sends false with the first value, and the source is disposed`() {
    check(
      "a.isEmpty()",
      """
      a  --a   -b|
         ^-!
      =  --[f|]
      where f = false
      """)
  }

  @Test func `nil is a value`() {
    check(
      "a.isEmpty()",
      """
      a  -n   -|
      =  -[f|]
      where n = nil; f = false
      """)
  }
}
