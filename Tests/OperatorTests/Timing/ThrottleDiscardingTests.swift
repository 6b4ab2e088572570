import Testing

struct `throttle of ReactiveSwift` {
  @Test func `The first value passes at once, then the latest of each span at its end`() {
    check(
      "a.throttle(300ms)", in: .reactiveswift,
      """
      a  -123-------4-|
         ^------------!
      =  -1--3------4-|
      """)
  }

  @Test func `An end loses the value that waits`() {
    check(
      "a.throttle(300ms)", in: .reactiveswift,
      """
      a  -12|
      =  -1-|

      a  -12#
      =  -1-#
      """)
  }

  @Test func `Of several values at one instant only the last is sent`() {
    check(
      "from([1, 2, 3]).throttle(300ms)", in: .reactiveswift,
      """
      =  [3|]
      """)
  }

  @Test func `Disposal drops the value that waits`() {
    check(
      "a.throttle(500ms).take(first: 1)", in: .reactiveswift,
      """
      a  -12--
         ^!
      =  -[1|]
      """)
  }
}
