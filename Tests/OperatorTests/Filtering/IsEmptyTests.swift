import Testing

@Suite("isEmpty")
struct IsEmptyTests {
  @Test("It sends false with the first value, and the source is disposed")
  func sendsFalseWithFirstValueSource() {
    check(
      "a.isEmpty()",
      """
      a  --a   -b|
         ^-!
      =  --[f|]
      where f = false
      """)
  }

  @Test("It sends true when the stream completes without a value")
  func sendsTrueWhenStreamCompletesWithout() {
    check(
      "a.isEmpty()",
      """
      a  --|
      =  --[t|]
      where t = true
      """)
  }

  @Test("An error passes")
  func errorPasses() {
    check(
      "a.isEmpty()",
      """
      a  --#
      =  --#
      """)
  }

  @Test("nil is a value")
  func nilValue() {
    check(
      "a.isEmpty()",
      """
      a  -n   -|
      =  -[f|]
      where n = nil; f = false
      """)
  }
}
