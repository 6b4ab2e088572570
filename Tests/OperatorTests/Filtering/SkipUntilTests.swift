import Testing

@Suite("skipUntil")
struct SkipUntilTests {
  @Test("It drops values until the notifier sends one; then the notifier is disposed")
  func dropsValuesUntilNotifierSendsOne() {
    check(
      "a.skipUntil(b)",
      """
      a  -a-b-c-|
         ^------!
      b  --x-y
         ^-!
      =  ---b-c-|
      """)
  }

  @Test("At one instant the source that started first comes first; the notifier is subscribed first")
  func atOneInstantSourceStartedFirst() {
    check(
      "a.skipUntil(b)",
      """
      a  -a-b-c-|
      b  ---x
      =  ---b-c-|
      """)
  }

  @Test("A notifier that completes without a value lets nothing through")
  func notifierCompletesWithoutValueLetsNothing() {
    check(
      "a.skipUntil(b)",
      """
      a  -a-b-c-|
         ^------!
      b  --|
      =  -------|
      """)
  }

  @Test("The notifier's error passes")
  func notifiersErrorPasses() {
    check(
      "a.skipUntil(b)",
      """
      a  -a-b-c-|
         ^-!
      b  --#
      =  --#
      """)
  }

  @Test("An end of the source before the notifier's value passes, and the notifier is disposed")
  func endSourceBeforeNotifiersValuePasses() {
    check(
      "a.skipUntil(b)",
      """
      a  -a-#
      b  ----x
         ^--!
      =  ---#
      """)
    check(
      "a.skipUntil(b)",
      """
      a  -a-|
      b  ----x
         ^--!
      =  ---|
      """)
  }

  @Test("Both are disposed with the subscriber")
  func bothDisposedWithSubscriber() {
    check(
      "a.skipUntil(b)",
      """
      a  -a-b-c-|
         ^-!
      b  ----x
         ^-!
      =  --!
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.skipUntil(b)",
      """
      a  --|
      b  -x
      =  --|
      """)
  }

  @Test("Each subscriber waits for the notifier anew")
  func eachSubscriberWaitsForNotifierAnew() {
    check(
      "a.skipUntil(b)",
      """
      a  -a-b|
      b  --x
      =  ---b|
      =  --^--b|
      """)
  }
}
