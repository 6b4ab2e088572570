import Testing

@Suite("skip(until:)")
struct SkipUntilOpenedTests {
  @Test("The trigger's value opens, and the trigger is left")
  func opens() {
    check(
      "a.skip(until: b)", in: .rxswift,
      """
      a  -a-b-c|
      b  --x-y|
         ^-!
      =  ---b-c|
      """)
  }

  @Test("A source that completes before leaves a stream without an end")
  func noEnd() {
    check(
      "a.skip(until: b)", in: .rxswift,
      """
      a  -a|
         ^-!
      b  ----x|
         ^-!
      =  ------
      """)
  }

  @Test("The trigger's completion means nothing, its error passes")
  func triggerEnds() {
    check(
      "a.skip(until: b)", in: .rxswift,
      """
      a  -a-b-|
      b  --|
      =  ------
      """)
    check(
      "a.skip(until: b)", in: .rxswift,
      """
      a  -a-b-|
      b  --#
      =  --#
      """)
  }

  @Test("An error of the source passes also before")
  func sourceFails() {
    check(
      "a.skip(until: b)", in: .rxswift,
      """
      a  -a#
      b  ----x|
      =  --#
      """)
  }
}
