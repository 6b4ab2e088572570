import Testing

@Suite("findIndex")
struct FindIndexTests {
  @Test("It sends the number of the first value for which the closure says true")
  func sendsNumberFirstValueForClosure() {
    check(
      #"a.findIndex { x in x == "b" }"#,
      """
      a  -a-b   -c|
         ^--!
      =  ---[1|]
      """)
  }

  @Test("In rxjs the second parameter is the index")
  func rxjsSecondParameterIndex() {
    check(
      "a.findIndex { x, i in i == 1 }", in: .rxjs,
      """
      a  -a-b   -|
      =  ---[1|]
      """)
  }

  @Test("It sends -1 when there is none")
  func sends1WhenThereNone() {
    check(
      #"a.findIndex { x in x == "z" }"#,
      """
      a  -a-|
      =  ---[n|]
      where n = -1
      """)
  }

  @Test("An error before it passes")
  func errorBeforePasses() {
    check(
      #"a.findIndex { x in x == "z" }"#,
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test("An empty stream sends -1, and the closure's error passes")
  func emptyStreamSends1ClosuresError() {
    check(
      "a.findIndex { x in true }",
      """
      a  --|
      =  --[n|]
      where n = -1
      """)
    check(
      "a.findIndex { x in 1 / x > 1 }",
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = "division by zero"
      """)
  }

  @Test("Each subscriber counts anew")
  func eachSubscriberCountsAnew() {
    check(
      "a.findIndex { x in x == 2 }",
      """
      a  -1-2   |
      =  ---[1|]
      =  --^-   -[1|]
      """)
  }
}
