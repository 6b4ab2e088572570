import Testing

struct LastTests {
  @Test func `It sends the last value when the stream completes`() {
    check(
      "a.last()",
      """
      a  -a-b-|
         ^----!
      =  -----[b|]
      """)
  }

  @Test func `With a closure it sends the last value for which that says true`() {
    check(
      #"a.last { x in x < "c" }"#,
      """
      a  -a-b-c|
      =  ------[b|]
      """)
  }

  @Test func `When there is none it fails, or sends the default`() {
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

  @Test func `A default is not sent where there is a value`() {
    check(
      #"a.last(nil, "z")"#,
      """
      a  -a-|
      =  ---[a|]
      """)
  }
}
