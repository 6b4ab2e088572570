import Testing

@Suite("publishLast")
struct PublishLastTests {
  @Test("It sends the last value when the source completes, also to later subscribers")
  func sendsLastValueWhenSourceCompletes() {
    check(
      "p", in: .rxjs,
      given:
        """
        let p = a.publishLast()
        p.connect()
        """,
      """
      a  -a-b-|
         ^----!
      =  -----[b|]
      =  --^--[b|]
      =  ------   [^b|]
      """)
  }

  @Test("An error loses it")
  func errorLoses() {
    check(
      "p", in: .rxjs,
      given:
        """
        let p = a.publishLast()
        p.connect()
        """,
      """
      a  -a#
      =  --#
      =  ---[^#]
      """)
  }

  @Test("An empty source sends nothing")
  func emptySourceSendsNothing() {
    check(
      "p", in: .rxjs,
      given:
        """
        let p = a.publishLast()
        p.connect()
        """,
      """
      a  --|
      =  --|
      """)
  }
}
