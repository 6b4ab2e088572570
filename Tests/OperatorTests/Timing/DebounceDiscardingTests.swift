import Testing

struct `debounce of ReactiveSwift` {
  @Test func `A value is sent when no other has come for the time, and completion loses the value that waits`() {
    check(
      "a.debounce(200ms)", in: .reactiveswift,
      """
      a  -12---3|
         ^------!
      =  ----2--|
      """)
  }

  @Test func `With discardWhenCompleted: false the completion follows the value in the value's time`() {
    check(
      "a.debounce(200ms, discardWhenCompleted: false)", in: .reactiveswift,
      """
      a  -1|
         ^-!
      =  ---[1|]
      """)
  }

  @Test func `An error loses the value in any case`() {
    check(
      "a.debounce(200ms, discardWhenCompleted: false)", in: .reactiveswift,
      """
      a  -1#
      =  --#
      """)
  }
}
