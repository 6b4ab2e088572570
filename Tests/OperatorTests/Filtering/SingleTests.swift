import Testing

struct SingleTests {
  @Test func `It sends the only value when the stream completes`() {
    check(
      "a.single()",
      """
      a  -a-|
         ^--!
      =  ---[a|]
      """)
  }

  @Test func `It fails when a second value comes, and the source is disposed`() {
    check(
      "a.single()",
      """
      a  -a-b-|
         ^--!
      =  ---#
      where # = _
      """)
  }

  @Test func `With a closure it counts the values for which that says true`() {
    check(
      #"a.single { x in x == "b" }"#,
      """
      a  -a-b-c-|
      =  -------[b|]
      """)
  }

  @Test func `It fails when there was none`() {
    check(
      "a.single()",
      """
      a  --|
      =  --#
      where # = "no elements in sequence"
      """)
  }

  @Test func `An error loses the value`() {
    check(
      "a.single()",
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test func `Two values at one instant are too many`() {
    check(
      "a.single()",
      """
      a  -[ab]-|
         ^!
      =  -#
      where # = _
      """)
  }
}
