import Testing

@Suite("throttle(_:latest:)")
struct ThrottleLatestTests {
  @Test("The first value is sent at once, the last one of a time at its end")
  func latest() {
    check(
      "a.throttle(300ms)", in: .rxswift,
      """
      a  -abc-----d|
      =  -a--c----d|
      """)
  }

  @Test("What is sent at the end begins the next time")
  func next() {
    check(
      "a.throttle(300ms)", in: .rxswift,
      """
      a  -ab---c-----|
      =  -a--b--c----|
      """)
  }

  @Test("Completion waits for a value that waits, an error loses it")
  func ends() {
    check(
      "a.throttle(300ms)", in: .rxswift,
      """
      a  -ab|
         ^--!
      =  -a--[b|]
      """)
    check(
      "a.throttle(300ms)", in: .rxswift,
      """
      a  -ab#
      =  -a-#
      """)
  }

  @Test("With latest: false the values of a time are lost, and completion waits for nothing")
  func first() {
    check(
      "a.throttle(300ms, latest: false)", in: .rxswift,
      """
      a  -abc-d|
      =  -a---d|
      """)
  }

  @Test("A value at the last instant of a time is sent")
  func lastInstant() {
    check(
      "a.throttle(200ms, latest: false)", in: .rxswift,
      """
      a  -abcde|
      =  -a-c-e|
      """)
  }

  @Test("An empty stream stays empty")
  func empty() {
    check(
      "a.throttle(300ms)", in: .rxswift,
      """
      a  --|
      =  --|
      """)
  }
}
