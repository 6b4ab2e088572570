import Testing

struct `skip(until:)` {
  @Test func `The trigger's value opens, and the trigger is left`() {
    check(
      "a.skip(until: b)", in: .rxswift,
      """
      a  -a-b-c|
      b  --x-y|
         ^-!
      =  ---b-c|
      """)
  }

  @Test func `A source that completes before leaves a stream without an end`() {
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

  @Test func `The trigger's completion means nothing, its error passes`() {
    check(
      "a.skip(until: b)", in: .rxswift,
      """
      a  -a-b-|
      b  --|
      =  ------

      a  -a-b-|
      b  --#
      =  --#
      """)
  }

  @Test func `An error of the source passes also before`() {
    check(
      "a.skip(until: b)", in: .rxswift,
      """
      a  -a#
      b  ----x|
      =  --#
      """)
  }
}
