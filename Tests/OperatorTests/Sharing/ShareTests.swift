import Testing

struct ShareTests {
  @Test func `All subscribers share one subscription of the source`() {
    check(
      "a.share()",
      """
      a  -a-b-|
         ^----!
      =  -a-b-|
      =  --^b-|
      """)
  }

  @Test func `The source is disposed with the last subscriber, and begins anew with the next`() {
    check(
      "a.share()",
      """
      a  -a--b-|
         ^----!
         ------^-----!
      =  -a-!
      =  --^-b!
      =  ------^a--b-|
      """)
  }

  @Test func `After its end it begins anew`() {
    check(
      "a.share()",
      """
      a  -a|
         ^-!
         ---^-!
      =  -a|
      =  ---^a|
      """)
    check(
      "a.share().retry(1)",
      """
      a  a#
      =  aa#
      """)
  }

  @Test func `With 'resetOn…: false' it does not begin anew`() {
    check(
      "a.share(resetOnComplete: false)",
      """
      a  -a|
         ^-!
      =  -a|
      =  ---[^|]
      """)
    check(
      "a.share(resetOnError: false)",
      """
      a  -a#
         ^-!
      =  -a#
      =  ---[^#]
      """)
    check(
      "a.share(resetOnRefCountZero: false)",
      """
      a  -a-b-|
         ^----!
      =  -a!
      =  --^b-|
      """)
  }

  @Test func `It begins anew when a stream sends`() {
    check(
      "a.share(resetOnRefCountZero: { timer(200ms) })",
      """
      a  -a-b---|
         ^------!
      =  -a!
      =  ---^---|

      a  -a-b-|
         ^---!
         -----^----!
      =  -a!
      =  -----^a-b-|
      """)
  }

  @Test func `The subject in between can be given`() {
    check(
      "a.share(connector: { replaySubject(1) })", in: .rxjs,
      """
      a  -a-   b-|
         ^--   --!
      =  -a-   b-|
      =  --[^a]b-|
      """)
  }

  @Test func `An empty source completes all`() {
    check(
      "a.share()",
      """
      a  --|
         ^-!
      =  --|
      =  -^|
      """)
  }
}
