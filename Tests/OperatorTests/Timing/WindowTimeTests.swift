import Testing

@Suite("windowTime")
struct WindowTimeTests {
  @Test("It sends the values of each stretch of time as a stream")
  func sendsValuesEachStretchTimeStream() {
    check(
      #"a.windowTime(300ms).flattenMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a-b    ---   -c-   |
         ^---    ---   ---   !
      =  <a-[><b]--[><]-c[><][>|]
      """)
  }

  @Test("A third number ends a stream early, and the next one begins")
  func thirdNumberEndsStreamEarlyNext() {
    check(
      #"a.windowTime(900ms, nil, 2).flattenMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a-b    -c--|
      =  <a-[b><]-c--[>|]
      """)
  }

  @Test("A second number is the time between the beginnings of two streams")
  func secondNumberTimeBetweenBeginningsTwo() {
    check(
      #"a.windowTime(200ms, 400ms).flattenMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a-b-c-|
      =  <a>-<c>|
      """)
  }

  @Test("The windows hear an error of the source")
  func windowsHearErrorSource() {
    check(
      #"a.windowTime(500ms).flattenMap { w in w.catchTo(just("x")) }"#,
      """
      a  -a-#
      =  -a-[x#]
      """)
  }

  @Test("Nothing is sent when the subscriber has left")
  func nothingSentWhenSubscriberHasLeft() {
    check(
      #"a.windowTime(300ms).flattenMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a-b    ----|
         ^---    !
      =  <a-[><b]!
      """)
  }
}
