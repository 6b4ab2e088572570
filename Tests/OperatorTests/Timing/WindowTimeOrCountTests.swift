import Testing

struct `window(timeSpan:count:)` {
  @Test func `A window ends after its time or its count, and the next one begins`() {
    check(
      "a.window(timeSpan: 300ms, count: 2).flatMap { w in w.toArray() }", in: .rxswift,
      """
      a  -abc----d|
      =  --p--q--n[r|]
      where p = ["a", "b"]; q = ["c"]; n = []; r = ["d"]
      """)
  }

  @Test func `One that somebody listens to goes on when the stream of windows was left`() {
    check(
      "a.window(timeSpan: 400ms, count: 9).take(1).flatMap { w in w }", in: .rxswift,
      """
      a  -a-b-c|
         ^---!
      =  -a-b|
      """)
  }

  @Test func `An error is that of the window, too`() {
    check(
      "a.window(timeSpan: 400ms, count: 9).flatMap { w in w.catchAndReturn(0) }", in: .rxswift,
      """
      a  -a#
      =  -a[0#]
      """)
  }
}
