import Testing

struct PublishReplayTests {
  @Test func `Each subscriber hears the last values, also after the end`() {
    check(
      "p", in: .rxjs,
      given:
        """
        let p = a.publishReplay(1)
        p.connect()
        """,
      """
      a  -ab-   c|
         ^---   -!
      =  -ab-   c|
      =  ---[^b]c|
      =  ----   --[^c|]
      """)
  }

  @Test func `Without a size it hears all of them`() {
    check(
      "p", in: .rxjs,
      given:
        """
        let p = a.publishReplay()
        p.connect()
        """,
      """
      a  -ab-    c|
      =  ---[^ab]c|
      """)
  }

  @Test func `With a window time it hears none that is older`() {
    check(
      "p", in: .rxjs,
      given:
        """
        let p = a.publishReplay(9, 150ms)
        p.connect()
        """,
      """
      a  -ab-   c|
      =  ---[^b]c|
      """)
  }

  @Test func `A closure shares the source within it`() {
    check(
      "a.publishReplay(1, nil, { s in concat(s.take(1), s) })", in: .rxjs,
      """
      a  a   -b|
         ^   --!
      =  [aa]-b|
      """)
  }

  @Test func `An error is remembered after the values`() {
    check(
      "p", in: .rxjs,
      given:
        """
        let p = a.publishReplay()
        p.connect()
        """,
      """
      a  -a#
      =  -a#
      =  ---[^a#]
      """)
  }
}
