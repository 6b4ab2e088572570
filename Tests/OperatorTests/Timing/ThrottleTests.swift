import Testing

/// In rac throttle is what Rx calls debounceTime; in rxjs it is the throttle of Rx.
@Suite("throttle")
struct ThrottleTests {
  @Test("In rac it sends the last value after a silence")
  func racSendsLastValueAfterSilence() {
    check(
      "a.throttle(300ms)", in: .rac,
      """
      a  -a-b----c---|
         ^-----------!
      =  ------b----c|
      """)
  }

  @Test("In rac a silence that is over lets its value pass before a value of that instant")
  func racSilenceOverLetsValuePass() {
    check(
      "a.throttle(200ms)", in: .rac,
      """
      a  -a-b-c-|
      =  ---a-b-[c|]
      """)
  }

  @Test("In rac of the values of one instant the last one waits")
  func racValuesOneInstantLastOne() {
    check(
      "a.throttle(200ms)", in: .rac,
      """
      a  -[ab]---|
      =  --   -b-|
      """)
  }

  @Test("In rac completion sends the value that waits at once, an error loses it")
  func racCompletionSendsValueWaitsAt() {
    check(
      "a.throttle(300ms)", in: .rac,
      """
      a  -a-b|
      =  ----[b|]
      """)
    check(
      "a.throttle(300ms)", in: .rac,
      """
      a  -a-b#
      =  ----#
      """)
  }

  @Test("In rac an empty stream stays empty")
  func racEmptyStreamStaysEmpty() {
    check(
      "a.throttle(300ms)", in: .rac,
      """
      a  --|
      =  --|
      """)
  }

  @Test("In rac nil waits like other values")
  func racNilWaitsLikeOtherValues() {
    check(
      "a.throttle(200ms)", in: .rac,
      """
      a  -n---|
      =  ---n-|
      where n = nil
      """)
  }

  @Test("In rac values for which 'when:' says false pass at once and drop the one that waits")
  func racValuesForWhenSaysFalse() {
    check(
      "a.throttle(300ms, when: { $0 < 5 })", in: .rac,
      """
      a  -1-2-7--3----|
         ^------------!
      =  -----7-----3-|
      """)
  }

  @Test("In rac a throttle of 0s waits for the next turn of the same instant")
  func racThrottle0sWaitsForNext() {
    check(
      "a.throttle(0s)", in: .rac,
      """
      a  -[ab]-c|
      =  -b   -c|
      """)
  }

  @Test("In rac nothing waits on when the subscriber has left")
  func racNothingWaitsOnWhenSubscriber() {
    check(
      "a.throttle(300ms)", in: .rac,
      """
      a  -a-b----|
         ^---!
      =  ----!
      """)
  }

  @Test("Its Rx name is debounceTime, in both dialects")
  func rxNameDebounceTimeBothDialects() {
    check(
      "a.debounceTime(300ms)",
      """
      a  -a-b----c---|
      =  ------b----c|
      """)
  }

  @Test("In rxjs it sends a value, then none until the closure's stream sends")
  func rxjsSendsValueThenNoneUntil() {
    check(
      "a.throttle { x in b }", in: .rxjs,
      """
      a  -a-b--c-d|
         ^--------!
      b  ---x
         -^--!
         ------^--!
      =  -a----c--|
      """)
  }

  @Test("In rxjs the completion of the closure's stream ends the silence, too")
  func rxjsCompletionClosuresStreamEndsSilence() {
    check(
      "a.throttle { x in b }", in: .rxjs,
      """
      a  -ab-c-|
      b  --|
      =  -a--c-|
      """)
  }

  @Test("In rxjs an error of the closure's stream passes")
  func rxjsErrorClosuresStreamPasses() {
    check(
      "a.throttle { x in b }", in: .rxjs,
      """
      a  -a-b-c|
         ^-!
      b  -#
      =  -a#
      """)
  }

  @Test("In rxjs a duration stands for a closure")
  func rxjsDurationStandsForClosure() {
    check(
      "a.throttle(300ms)", in: .rxjs,
      """
      a  -a-b--c-d|
      =  -a----c--|
      """)
  }
}
