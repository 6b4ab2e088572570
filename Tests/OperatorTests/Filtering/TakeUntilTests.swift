import Testing

struct TakeUntilTests {
  @Test func `It completes with the first value of the notifier, and both are disposed`() {
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

  @Test func `At one instant the notifier comes first, since it is subscribed first`() {
    check(
      "a.takeUntil(b)",
      """
      a  -a-b-c-|
      b  ---x
      =  -a-|
      """)
  }

  @Test func `A notifier that sends at once ends it before the source is subscribed`() {
    check(
      "a.takeUntil(just(1))",
      """
      a  -a-|
         -
      =  |
      """)
  }

  @Test func `In rac the completion of the trigger ends it, too`() {
    check(
      "a.takeUntil(b)", in: .rac,
      """
      a  -a-b-c-|
         ^-!
      b  --|
      =  -a|
      """)
  }

  @Test func `In rac the error of the trigger is ignored`() {
    check(
      "a.takeUntil(b)", in: .rac,
      """
      a  -a-b-c-|
         ^------!
      b  --#
      =  -a-b-c-|
      """)
  }

  @Test func `In rxjs the completion of the notifier means nothing`() {
    check(
      "a.takeUntil(b)", in: .rxjs,
      """
      a  -a-b-c-|
         ^------!
      b  --|
      =  -a-b-c-|
      """)
  }

  @Test func `In rxjs the error of the notifier passes`() {
    check(
      "a.takeUntil(b)", in: .rxjs,
      """
      a  -a-b-c-|
         ^-!
      b  --#
      =  -a#
      """)
  }

  @Test func `An end of the source disposes the notifier`() {
    check(
      "a.takeUntil(b)",
      """
      a  -a-#
      b  -----x
         ^--!
      =  -a-#

      a  -a-|
      b  -----x
         ^--!
      =  -a-|
      """)
  }

  @Test func `An empty stream stays empty`() {
    check(
      "a.takeUntil(b)",
      """
      a  --|
      b  ----x
         ^-!
      =  --|
      """)
  }

  @Test func `Each subscriber listens to a notifier of its own`() {
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

  @Test func `Both are disposed with the subscriber`() {
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
