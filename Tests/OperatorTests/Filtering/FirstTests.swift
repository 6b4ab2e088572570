import Testing

struct FirstTests {
  @Test func `It sends the first value and completes; the source is disposed`() {
    check(
      "a.first()",
      """
      a  -a   -b-|
         ^!
      =  -[a|]
      """)
  }

  @Test func `With a closure it sends the first value for which that says true`() {
    check(
      #"a.first { x in x == "b" }"#,
      """
      a  -a-b   -c|
         ^--!
      =  ---[b|]
      """)
  }

  @Test func `When there is none it fails`() {
    check(
      "a.first()",
      """
      a  --|
      =  --#
      where # = "no elements in sequence"
      """)
  }

  @Test func `A default is sent when there is none`() {
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

  @Test func `An error before it passes`() {
    check(
      "a.first()",
      """
      a  --#
      =  --#
      """)
  }

  @Test func `A default is not sent where there is a value`() {
    check(
      #"a.first(nil, "z")"#,
      """
      a  -a   -|
         ^!
      =  -[a|]
      """)
  }
}
