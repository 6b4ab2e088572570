import Testing

struct `throttle(_:latest:)` {
  @Test func `The first value is sent at once, the last one of a time at its end`() {
    check(
      "a.throttle(300ms)", in: .rxswift,
      """
      a  -abc-----d|
      =  -a--c----d|
      """)
  }

  @Test func `What is sent at the end begins the next time`() {
    check(
      "a.throttle(300ms)", in: .rxswift,
      """
      a  -ab---c-----|
      =  -a--b--c----|
      """)
  }

  @Test func `Completion waits for a value that waits, an error loses it`() {
    check(
      "a.throttle(300ms)", in: .rxswift,
      """
      a  -ab|
         ^--!
      =  -a--[b|]

      a  -ab#
      =  -a-#
      """)
  }

  @Test func `With latest: false the values of a time are lost, and completion waits for nothing`() {
    check(
      "a.throttle(300ms, latest: false)", in: .rxswift,
      """
      a  -abc-d|
      =  -a---d|
      """)
  }

  @Test func `A value at the last instant of a time is sent`() {
    check(
      "a.throttle(200ms, latest: false)", in: .rxswift,
      """
      a  -abcde|
      =  -a-c-e|
      """)
  }
}
