import Testing

@Suite("first")
struct FirstTests {
  @Test("It sends the first value and completes; the source is disposed")
  func sendsFirstValueCompletesSourceDisposed() {
    check(
      "a.first()",
      """
      a  -a   -b-|
         ^!
      =  -[a|]
      """)
  }

  @Test("With a closure it sends the first value for which that says true")
  func withClosureSendsFirstValueFor() {
    check(
      #"a.first { x in x == "b" }"#,
      """
      a  -a-b   -c|
         ^--!
      =  ---[b|]
      """)
  }

  @Test("When there is none it fails")
  func whenThereNoneFails() {
    check(
      "a.first()",
      """
      a  --|
      =  --#
      where # = "no elements in sequence"
      """)
  }

  @Test("A default is sent when there is none")
  func defaultSentWhenThereNone() {
    check(
      #"a.first({ x in false }, "z")"#,
      """
      a  -a-|
      =  ---[z|]
      """)
    check(
      "a.first(nil, nil)",
      """
      a  --|
      =  --[n|]
      where n = nil
      """)
  }

  @Test("An error before it passes")
  func errorBeforePasses() {
    check(
      "a.first()",
      """
      a  --#
      =  --#
      """)
  }

  @Test("A default is not sent where there is a value")
  func defaultNotSentWhereThereValue() {
    check(
      #"a.first(nil, "z")"#,
      """
      a  -a   -|
         ^!
      =  -[a|]
      """)
  }
}
