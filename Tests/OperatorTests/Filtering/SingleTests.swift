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

  @Test func `With a closure it counts the values for which that says true`() {
    check(
      #"a.single { x in x == "b" }"#,
      """
      a  -a-b-c-|
      =  -------[b|]
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
