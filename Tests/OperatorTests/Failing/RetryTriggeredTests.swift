import Testing

@Suite("retry(when:)")
struct RetryTriggeredTests {
  @Test("A value of the closure's stream begins the next attempt")
  func next() {
    check(
      "a.retry(when: { errors in errors.delay(100ms) }).take(2)", in: .rxswift,
      """
      a  -a#
         ^-!
         ---^!
      =  -a--[a|]
      """)
  }

  @Test("The stream runs along: its end in the middle of an attempt is heard at the next error")
  func endWaits() {
    check(
      "a.retry(when: { errors in b })", in: .rxswift,
      """
      a  -a--#
         ^---!
      b  -|
      =  -a--|
      """)
  }

  @Test("Its error while an attempt waits is the error")
  func error() {
    check(
      "a.retry(when: { errors in b })", in: .rxswift,
      """
      a  -a#
      b  ----#
      =  -a--#
      """)
  }

  @Test("A value that comes while an attempt runs is lost")
  func lost() {
    check(
      "a.retry(when: { errors in b })", in: .rxswift,
      """
      a  --#
         ^-!
      b  x---|
      =  ----|
      """)
  }

  @Test("Completion of the source completes")
  func completes() {
    check(
      "a.retry(when: { errors in errors })", in: .rxswift,
      """
      a  -a|
      =  -a|
      """)
  }
}
