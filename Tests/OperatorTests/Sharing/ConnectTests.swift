import Testing

struct ConnectTests {
  @Test func `The source is subscribed once, however often the closure uses it`() {
    check(
      "a.connect { s in merge(s, s) }",
      """
      a  a   -b   -|
         ^   --   -!
      =  [aa]-[bb]-|
      """)
  }

  @Test func `The closure is called for each subscription`() {
    check(
      "a.connect { s in n += 1; s.map { n } }", given: "var n = 0",
      """
      a  -a|
         ^-!
         ---^-!
      =  -1|
      =  ---^2|
      """)
  }

  @Test func `The source is disposed with the closure's stream`() {
    check(
      "a.connect { s in s.take(1) }",
      """
      a  -a   -b|
         ^!
      =  -[a|]
      """)
  }

  @Test func `An error in the closure is the stream's error`() {
    check(
      #"a.connect { s in throw "closure" }"#,
      """
      a  a|
         -
      =  #
      where # = "closure"
      """)
  }

  @Test func `The error of the source passes`() {
    check(
      "a.connect { s in merge(s, s) }",
      """
      a  -a   #
         ^-   !
      =  -[aa]#
      """)
  }
}
