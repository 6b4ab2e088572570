import Testing

struct WindowTimeTests {
  @Test func `It sends the values of each stretch of time as a stream`() {
    check(
      #"a.windowTime(300ms).flattenMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a-b    ---   -c-   |
         ^---    ---   ---   !
      =  <a-[><b]--[><]-c[><][>|]
      """)
  }

  @Test func `A third number ends a stream early, and the next one begins`() {
    check(
      #"a.windowTime(900ms, nil, 2).flattenMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a-b    -c--|
      =  <a-[b><]-c--[>|]
      """)
  }

  @Test func `A second number is the time between the beginnings of two streams`() {
    check(
      #"a.windowTime(200ms, 400ms).flattenMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a-b-c-|
      =  <a>-<c>|
      """)
  }

  @Test func `Nothing is sent when the subscriber has left`() {
    check(
      #"a.windowTime(300ms).flattenMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a-b    ----|
         ^---    !
      =  <a-[><b]!
      """)
  }
}
