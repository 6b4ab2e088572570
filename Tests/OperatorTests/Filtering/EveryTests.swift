import Testing

@Suite("every")
struct EveryTests {
  @Test("It sends true at completion when the closure said true of every value")
  func sendsTrueAtCompletionWhenClosure() {
    check(
      "a.every { x in x < 5 }",
      """
      a  -1-2-|
      =  -----[t|]
      where t = true
      """)
  }

  @Test("It sends false with the first for which it does not, and the source is disposed")
  func sendsFalseWithFirstForDoes() {
    check(
      "a.every { x in x < 5 }",
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
      "a.every { x in x < 5 }",
      """
      a  --|
      =  --[t|]
      where t = true
      """)
  }

  @Test("An error passes")
  func errorPasses() {
    check(
      "a.every { x in x < 5 }",
      """
      a  -1-#
      =  ---#
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      "a.every { x in 1 / x == 1 }",
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = "division by zero"
      """)
  }
}
