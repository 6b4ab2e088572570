import Testing

@Suite("all")
struct AllTests {
  @Test("It sends true at completion when the closure said true of every value")
  func sendsTrueAtCompletionWhenClosure() {
    check(
      "a.all { $0 < 5 }",
      """
      a  -1-2-|
      =  -----[t|]
      where t = true
      """)
  }

  @Test("It sends false with the first for which it does not, and disposes the source")
  func sendsFalseWithFirstForDoes() {
    check(
      "a.all { $0 < 5 }",
      """
      a  -1-6   -2|
         ^--!
      =  ---[f|]
      where f = false
      """)
  }

  @Test("An empty stream gives true")
  func emptyStreamGivesTrue() {
    check(
      "a.all { $0 < 5 }",
      """
      a  --|
      =  --[t|]
      where t = true
      """)
  }

  @Test("An error gives false")
  func errorGivesFalse() {
    check(
      "a.all { $0 < 5 }",
      """
      a  -1-#
      =  ---[f|]
      where f = false
      """)
  }
}
