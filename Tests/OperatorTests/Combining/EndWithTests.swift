import Testing

struct EndWithTests {
  @Test func `It sends the values before completion`() {
    check(
      #"a.endWith("y", "z")"#,
      """
      a  -a-|
         ^--!
      =  -a-[yz|]
      """)
  }

  @Test func `An empty stream ends with them, too`() {
    check(
      #"a.endWith("z")"#,
      """
      a  --|
      =  --[z|]
      """)
  }

  @Test func `After an error there are none`() {
    check(
      #"a.endWith("z")"#,
      """
      a  -a-#
      =  -a-#
      """)
  }

  @Test func `A subscriber that has left hears none`() {
    check(
      #"a.endWith("z")"#,
      """
      a  -a-|
         ^-!
      =  -a!
      """)
  }
}
