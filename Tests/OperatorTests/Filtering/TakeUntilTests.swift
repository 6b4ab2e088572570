import Testing

@Suite("takeUntil")
struct TakeUntilTests {
  @Test("It completes with the first value of the notifier, and both are disposed")
  func completesWithFirstValueNotifierBoth() {
    check(
      "a.takeUntil(b)",
      """
      a  -a-b-c-|
         ^---!
      b  ----x-y
         ^---!
      =  -a-b|
      """)
  }

  @Test("At one instant the notifier comes first, since it is subscribed first")
  func atOneInstantNotifierComesFirst() {
    check(
      "a.takeUntil(b)",
      """
      a  -a-b-c-|
      b  ---x
      =  -a-|
      """)
  }

  @Test("A notifier that sends at once ends it before the source is subscribed")
  func notifierSendsAtOnceEndsBefore() {
    check(
      "a.takeUntil(just(1))",
      """
      a  -a-|
         -
      =  |
      """)
  }

  @Test("In rac the completion of the trigger ends it, too")
  func racCompletionTriggerEndsToo() {
    check(
      "a.takeUntil(b)", in: .rac,
      """
      a  -a-b-c-|
         ^-!
      b  --|
      =  -a|
      """)
  }

  @Test("In rac the error of the trigger is ignored")
  func racErrorTriggerIgnored() {
    check(
      "a.takeUntil(b)", in: .rac,
      """
      a  -a-b-c-|
         ^------!
      b  --#
      =  -a-b-c-|
      """)
  }

  @Test("In rxjs the completion of the notifier means nothing")
  func rxjsCompletionNotifierMeansNothing() {
    check(
      "a.takeUntil(b)", in: .rxjs,
      """
      a  -a-b-c-|
         ^------!
      b  --|
      =  -a-b-c-|
      """)
  }

  @Test("In rxjs the error of the notifier passes")
  func rxjsErrorNotifierPasses() {
    check(
      "a.takeUntil(b)", in: .rxjs,
      """
      a  -a-b-c-|
         ^-!
      b  --#
      =  -a#
      """)
  }

  @Test("An end of the source disposes the notifier")
  func endSourceDisposesNotifier() {
    check(
      "a.takeUntil(b)",
      """
      a  -a-#
      b  -----x
         ^--!
      =  -a-#
      """)
    check(
      "a.takeUntil(b)",
      """
      a  -a-|
      b  -----x
         ^--!
      =  -a-|
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.takeUntil(b)",
      """
      a  --|
      b  ----x
         ^-!
      =  --|
      """)
  }

  @Test("Each subscriber listens to a notifier of its own")
  func eachSubscriberListensNotifierOwn() {
    check(
      "a.takeUntil(b)",
      """
      a  -a-b|
      b  --x
         ^-!
         --^-!
      =  -a|
      =  --^a|
      """)
  }

  @Test("Both are disposed with the subscriber")
  func bothDisposedWithSubscriber() {
    check(
      "a.takeUntil(b)",
      """
      a  -a-b|
         ^-!
      b  ----x
         ^-!
      =  -a!
      """)
  }
}
