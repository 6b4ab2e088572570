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
}
