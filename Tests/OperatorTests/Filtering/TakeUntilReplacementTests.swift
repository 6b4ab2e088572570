import Testing

@Suite("takeUntilReplacement")
struct TakeUntilReplacementTests {
  @Test("With its first value the replacement takes over")
  func withFirstValueReplacementTakesOver() {
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-b-c-d|
         ^---!
      b  ----x-y-|
         ^-------!
      =  -a-bx-y-|
      """)
  }

  @Test("At one instant the replacement's value comes in place of the source's")
  func atOneInstantReplacementsValueComes() {
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-b-c|
      b  ---x--|
      =  -a-x--|
      """)
  }

  @Test("The replacement's completion and its error take over, too")
  func replacementsCompletionErrorTakeOverToo() {
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-b-c|
         ^-!
      b  --|
      =  -a|
      """)
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-b-c|
         ^-!
      b  --#
      =  -a#
      """)
  }

  @Test("The source's completion does not pass: the replacement may still come")
  func sourcesCompletionDoesNotPassReplacement() {
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-|
      b  ----x-|
         ^-----!
      =  -a--x-|
      """)
  }

  @Test("An error of the source passes, and the replacement is disposed")
  func errorSourcePassesReplacementDisposed() {
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-#
      b  ----x
         ^--!
      =  -a-#
      """)
  }

  @Test("A replacement that sends at once keeps the source from being subscribed")
  func replacementSendsAtOnceKeepsSource() {
    check(
      #"a.takeUntilReplacement(just("x"))"#,
      """
      a  -   a-|
         -
      =  [x|]
      """)
  }

  @Test("Both are disposed with the subscriber")
  func bothDisposedWithSubscriber() {
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-b-c|
         ^-!
      b  ----x
         ^-!
      =  -a!
      """)
  }

  @Test("Each subscriber listens to a replacement of its own")
  func eachSubscriberListensReplacementOwn() {
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-a|
      b  --x|
      =  -ax|
      =  --^ax|
      """)
  }
}
