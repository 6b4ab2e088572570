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
