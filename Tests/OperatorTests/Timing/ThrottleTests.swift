import Testing

/// In rac throttle is what Rx calls debounceTime; in rxjs it is the throttle of Rx.
struct ThrottleTests {
  @Test func `In rac it sends the last value after a silence`() {
    check(
      "a.throttle(300ms)", in: .rac,
      """
      a  -a-b----c---|
         ^-----------!
      =  ------b----c|
      """)
  }

  @Test func `In rac a silence that is over lets its value pass before a value of that instant`() {
    check(
      "a.throttle(200ms)", in: .rac,
      """
      a  -a-b-c-|
      =  ---a-b-[c|]
      """)
  }

  @Test func `In rac of the values of one instant the last one waits`() {
    check(
      "a.throttle(200ms)", in: .rac,
      """
      a  -[ab]---|
      =  --   -b-|
      """)
  }

  @Test func `In rac completion sends the value that waits at once, an error loses it`() {
    check(
      "a.throttle(300ms)", in: .rac,
      """
      a  -a-b|
      =  ----[b|]

      a  -a-b#
      =  ----#
      """)
  }

  @Test func `In rac nil waits like other values`() {
    check(
      "a.throttle(200ms)", in: .rac,
      """
      a  -n---|
      =  ---n-|
      where n = nil
      """)
  }

  @Test func `In rac values for which 'when:' says false pass at once and drop the one that waits`() {
    check(
      "a.throttle(300ms, when: { $0 < 5 })", in: .rac,
      """
      a  -1-2-7--3----|
         ^------------!
      =  -----7-----3-|
      """)
  }

  @Test func `In rac a throttle of 0s waits for the next turn of the same instant`() {
    check(
      "a.throttle(0s)", in: .rac,
      """
      a  -[ab]-c|
      =  -b   -c|
      """)
  }

  @Test func `In rac nothing waits on when the subscriber has left`() {
    check(
      "a.throttle(300ms)", in: .rac,
      """
      a  -a-b----|
         ^---!
      =  ----!
      """)
  }

  @Test func `Its Rx name is debounceTime, in both dialects`() {
    check(
      "a.debounceTime(300ms)",
      """
      a  -a-b----c---|
      =  ------b----c|
      """)
  }

  @Test func `In rxjs it sends a value, then none until the closure's stream sends`() {
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

  @Test func `In rxjs the completion of the closure's stream ends the silence, too`() {
    check(
      "a.throttle { x in b }", in: .rxjs,
      """
      a  -ab-c-|
      b  --|
      =  -a--c-|
      """)
  }

  @Test func `In rxjs an error of the closure's stream passes`() {
    check(
      "a.throttle { x in b }", in: .rxjs,
      """
      a  -a-b-c|
         ^-!
      b  -#
      =  -a#
      """)
  }

  @Test func `In rxjs a duration stands for a closure`() {
    check(
      "a.throttle(300ms)", in: .rxjs,
      """
      a  -a-b--c-d|
      =  -a----c--|
      """)
  }
}
