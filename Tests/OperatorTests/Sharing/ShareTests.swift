import Testing

@Suite("share")
struct ShareTests {
  @Test("All subscribers share one subscription of the source")
  func allSubscribersShareOneSubscriptionSource() {
    check(
      "a.share()",
      """
      a  -a-b-|
         ^----!
      =  -a-b-|
      =  --^b-|
      """)
  }

  @Test("The source is disposed with the last subscriber, and begins anew with the next")
  func sourceDisposedWithLastSubscriberBegins() {
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

  @Test("After its end it begins anew")
  func afterEndBeginsAnew() {
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

  @Test("With 'resetOn…: false' it does not begin anew")
  func withResetOnFalseDoesNotBegin() {
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

  @Test("It begins anew when a stream sends")
  func beginsAnewWhenStreamSends() {
    check(
      "a.share(resetOnRefCountZero: { timer(200ms) })",
      """
      a  -a-b---|
         ^------!
      =  -a!
      =  ---^---|
      """)
    check(
      "a.share(resetOnRefCountZero: { timer(200ms) })",
      """
      a  -a-b-|
         ^---!
         -----^----!
      =  -a!
      =  -----^a-b-|
      """)
  }

  @Test("The subject in between can be given")
  func subjectBetweenCanBeGiven() {
    check(
      "a.share(connector: { replaySubject(1) })", in: .rxjs,
      """
      a  -a-   b-|
         ^--   --!
      =  -a-   b-|
      =  --[^a]b-|
      """)
  }

  @Test("An error ends all subscribers; the next one begins anew")
  func errorEndsAllSubscribersNextOne() {
    check(
      "a.share()",
      """
      a  -a#
         ^-!
         ---^-!
      =  -a#
      =  ---^a#
      """)
  }

  @Test("An empty source completes all")
  func emptySourceCompletesAll() {
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
