import Testing

@Suite("endWith")
struct EndWithTests {
  @Test("It sends the values before completion")
  func sendsValuesBeforeCompletion() {
    check(
      #"a.endWith("y", "z")"#,
      """
      a  -a-|
         ^--!
      =  -a-[yz|]
      """)
  }

  @Test("An empty stream ends with them, too")
  func emptyStreamEndsWithThemToo() {
    check(
      #"a.endWith("z")"#,
      """
      a  --|
      =  --[z|]
      """)
  }

  @Test("After an error there are none")
  func afterErrorThereNone() {
    check(
      #"a.endWith("z")"#,
      """
      a  -a-#
      =  -a-#
      """)
  }

  @Test("A subscriber that has left hears none")
  func subscriberHasLeftHearsNone() {
    check(
      #"a.endWith("z")"#,
      """
      a  -a-|
         ^-!
      =  -a!
      """)
  }
}
