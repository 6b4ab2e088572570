import Testing

struct `skip(until:) of ReactiveSwift` {
  @Test func `A value of the trigger opens, and so does its completion`() {
    check(
      "a.skip(until: b)", in: .reactiveswift,
      """
      a  -1-2-3|
      b  --x--
         ^-!
      =  ---2-3|

      a  -1-2-3|
      b  --|
      =  ---2-3|
      """)
  }

  @Test func `A source that is over before the trigger's event is interrupted then, and its error is lost`() {
    check(
      "a.skip(until: b)", in: .reactiveswift,
      """
      a  -1#
         ^-!
      b  ----x
      =  ----%
      """)
  }

  @Test func `An interruption of the trigger means that nothing is ever sent, and the source is left`() {
    check(
      "a.skip(until: from([1]).take(first: 0))", in: .reactiveswift,
      """
      a  -1-2|
      =  -----
      """)
  }
}
