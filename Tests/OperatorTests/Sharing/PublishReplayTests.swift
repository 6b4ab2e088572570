import Testing

@Suite("publishReplay")
struct PublishReplayTests {
  @Test("Each subscriber hears the last values, also after the end")
  func eachSubscriberHearsLastValuesAlso() {
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

  @Test("Without a size it hears all of them")
  func withoutSizeHearsAllThem() {
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

  @Test("With a window time it hears none that is older")
  func withWindowTimeHearsNoneOlder() {
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

  @Test("A closure shares the source within it")
  func closureSharesSourceWithin() {
    check(
      "a.publishReplay(1, nil, { s in concat(s.take(1), s) })", in: .rxjs,
      """
      a  a   -b|
         ^   --!
      =  [aa]-b|
      """)
  }

  @Test("An error is remembered after the values")
  func errorRememberedAfterValues() {
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
