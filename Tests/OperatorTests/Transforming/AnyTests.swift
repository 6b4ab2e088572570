import Testing

@Suite("any")
struct AnyTests {
  @Test("It sends true with the first value, and disposes the source")
  func sendsTrueWithFirstValueDisposes() {
    check(
      "a.any()",
      """
      a  --a   -b|
         ^-!
      =  --[t|]
      where t = true
      """)
  }

  @Test("With a closure it waits for a value for which that says true")
  func withClosureWaitsForValueFor() {
    check(
      #"a.any { $0 == "b" }"#,
      """
      a  --a-b   -c|
         ^---!
      =  ----[t|]
      where t = true
      """)
  }

  @Test("It sends false when there was none")
  func sendsFalseWhenThereWasNone() {
    check(
      "a.any()",
      """
      a  --|
      =  --[f|]
      where f = false
      """)
    check(
      #"a.any { $0 == "z" }"#,
      """
      a  -a-b|
      =  ----[f|]
      where f = false
      """)
  }

  @Test("An error counts as the end")
  func errorCountsEnd() {
    check(
      "a.any()",
      """
      a  --#
      =  --[f|]
      where f = false
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      "a.any { 1 / $0 > 1 }",
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = "division by zero"
      """)
  }
}
