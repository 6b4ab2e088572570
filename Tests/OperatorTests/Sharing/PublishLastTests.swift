import Testing

struct PublishLastTests {
  @Test func `It sends the last value when the source completes, also to later subscribers`() {
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

  @Test func `An error loses it`() {
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

  @Test func `An empty source sends nothing`() {
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
