import Testing

struct `retry(when:)` {
  @Test func `A value of the closure's stream begins the next attempt`() {
    check(
      "a.retry(when: { errors in errors.delay(100ms) }).take(2)", in: .rxswift,
      """
      a  -a#
         ^-!
         ---^!
      =  -a--[a|]
      """)
  }

  @Test func `The stream runs along: its end in the middle of an attempt is heard at the next error`() {
    check(
      "a.retry(when: { errors in b })", in: .rxswift,
      """
      a  -a--#
         ^---!
      b  -|
      =  -a--|
      """)
  }

  @Test func `Its error while an attempt waits is the error`() {
    check(
      "a.retry(when: { errors in b })", in: .rxswift,
      """
      a  -a#
      b  ----#
      =  -a--#
      """)
  }

  @Test func `A value that comes while an attempt runs is lost`() {
    check(
      "a.retry(when: { errors in b })", in: .rxswift,
      """
      a  --#
         ^-!
      b  x---|
      =  ----|
      """)
  }

  @Test func `Completion of the source completes`() {
    check(
      "a.retry(when: { errors in errors })", in: .rxswift,
      """
      a  -a|
      =  -a|
      """)
  }
}
