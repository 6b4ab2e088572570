import Testing

@Suite("last")
struct LastTests {
  @Test("It sends the last value when the stream completes")
  func sendsLastValueWhenStreamCompletes() {
    check(
      "a.last()",
      """
      a  -a-b-|
         ^----!
      =  -----[b|]
      """)
  }

  @Test("With a closure it sends the last value for which that says true")
  func withClosureSendsLastValueFor() {
    check(
      #"a.last { x in x < "c" }"#,
      """
      a  -a-b-c|
      =  ------[b|]
      """)
  }

  @Test("When there is none it fails, or sends the default")
  func whenThereNoneFailsOrSends() {
    check(
      "a.last()",
      """
      a  --|
      =  --#
      where # = "no elements in sequence"
      """)
    check(
      #"a.last(nil, "z")"#,
      """
      a  --|
      =  --[z|]
      """)
  }

  @Test("An error loses the value")
  func errorLosesValue() {
    check(
      "a.last()",
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test("A default is not sent where there is a value")
  func defaultNotSentWhereThereValue() {
    check(
      #"a.last(nil, "z")"#,
      """
      a  -a-|
      =  ---[a|]
      """)
  }
}
