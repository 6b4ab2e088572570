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
}
