import Testing

struct SkipUntilTests {
  @Test func `It drops values until the notifier sends one; then the notifier is disposed`() {
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

  @Test func `At one instant the source that started first comes first; the notifier is subscribed first`() {
    check(
      "a.skipUntil(b)",
      """
      a  -a-b-c-|
      b  ---x
      =  ---b-c-|
      """)
  }

  @Test func `A notifier that completes without a value lets nothing through`() {
    check(
      "a.skipUntil(b)",
      """
      a  -a-b-c-|
         ^------!
      b  --|
      =  -------|
      """)
  }

  @Test func `The notifier's error passes`() {
    check(
      "a.skipUntil(b)",
      """
      a  -a-b-c-|
         ^-!
      b  --#
      =  --#
      """)
  }

  @Test func `An end of the source before the notifier's value passes, and the notifier is disposed`() {
    check(
      "a.skipUntil(b)",
      """
      a  -a-#
      b  ----x
         ^--!
      =  ---#

      a  -a-|
      b  ----x
         ^--!
      =  ---|
      """)
  }

  @Test func `Both are disposed with the subscriber`() {
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

  @Test func `An empty stream stays empty`() {
    check(
      "a.skipUntil(b)",
      """
      a  --|
      b  -x
      =  --|
      """)
  }

  @Test func `Each subscriber waits for the notifier anew`() {
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
