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

  @Test func `It sends true when the stream completes without a value`() {
    check(
      "a.isEmpty()",
      """
      a  --|
      =  --[t|]
      where t = true
      """)
  }

  @Test func `An error passes`() {
    check(
      "a.isEmpty()",
      """
      a  --#
      =  --#
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
