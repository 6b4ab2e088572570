import Testing

struct AnyTests {
  @Test func `It sends true with the first value, and disposes the source`() {
    check(
      "a.any()",
      """
      a  --a   -b|
         ^-!
      =  --[t|]
      where t = true
      """)
  }

  @Test func `With a closure it waits for a value for which that says true`() {
    check(
      #"a.any { $0 == "b" }"#,
      """
      a  --a-b   -c|
         ^---!
      =  ----[t|]
      where t = true
      """)
  }

  @Test func `It sends false when there was none`() {
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

  @Test func `An error counts as the end`() {
    check(
      "a.any()",
      """
      a  --#
      =  --[f|]
      where f = false
      """)
  }
}
