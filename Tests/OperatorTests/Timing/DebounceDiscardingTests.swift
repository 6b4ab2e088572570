import Testing

@Suite("debounce of ReactiveSwift")
struct DebounceDiscardingTests {
  @Test("A value is sent when no other has come for the time, and completion loses the value that waits")
  func quietTime() {
    check(
      "a.debounce(200ms)", in: .reactiveswift,
      """
      a  -12---3|
         ^------!
      =  ----2--|
      """)
  }

  @Test("With discardWhenCompleted: false the completion follows the value in the value's time")
  func keepsTheLast() {
    check(
      "a.debounce(200ms, discardWhenCompleted: false)", in: .reactiveswift,
      """
      a  -1|
         ^-!
      =  ---[1|]
      """)
  }

  @Test("An error loses the value in any case")
  func error() {
    check(
      "a.debounce(200ms, discardWhenCompleted: false)", in: .reactiveswift,
      """
      a  -1#
      =  --#
      """)
  }

  @Test("An empty stream completes")
  func empty() {
    check(
      "a.debounce(200ms, discardWhenCompleted: false)", in: .reactiveswift,
      """
      a  --|
      =  --|
      """)
  }
}
