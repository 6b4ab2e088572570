import Testing

@Suite("find")
struct FindTests {
  @Test("It sends the first value for which the closure says true, and the source is disposed")
  func sendsFirstValueForClosureSays() {
    check(
      #"a.find { x in x == "b" }"#,
      """
      a  -a-b   -c|
         ^--!
      =  ---[b|]
      """)
  }

  @Test("It sends nil when there is none")
  func sendsNilWhenThereNone() {
    check(
      #"a.find { x in x == "z" }"#,
      """
      a  -a-|
      =  ---[n|]
      where n = nil
      """)
  }

  @Test("An error before it passes")
  func errorBeforePasses() {
    check(
      #"a.find { x in x == "z" }"#,
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test("An empty stream sends nil, and the closure's error passes")
  func emptyStreamSendsNilClosuresError() {
    check(
      "a.find { true }",
      """
      a  --|
      =  --[n|]
      where n = nil
      """)
    check(
      "a.find { 1 / $0 > 1 }",
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = "division by zero"
      """)
  }
}
