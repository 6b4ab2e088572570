import Testing

@Suite("windowCount")
struct WindowCountTests {
  @Test("The first stream begins at subscription, another one each time that number of values has come")
  func firstStreamBeginsAtSubscriptionAnother() {
    check(
      #"a.windowCount(2).flatMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a-b    -c-|
         ^---    ---!
      =  <a-[b><]-c-[>|]
      """)
  }

  @Test("A second number says after how many values the next one begins")
  func secondNumberSaysAfterHowMany() {
    check(
      #"a.windowCount(1, 2).flatMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a   -b-c   -|
      =  <[a>]-<-[c>]-|
      """)
  }

  @Test("An empty stream has one window")
  func emptyStreamHasOneWindow() {
    check(
      "a.windowCount(2).count()",
      """
      a  -|
      =  -[1|]
      """)
  }

  @Test("The open window hears an error of the source")
  func openWindowHearsErrorSource() {
    check(
      #"a.windowCount(3).flatMap { w in w.catchTo(just("x")) }"#,
      """
      a  -a-#
      =  -a-[x#]
      """)
  }

  @Test("A window that is subscribed after the end has no values")
  func windowSubscribedAfterEndHasNo() {
    check(
      "a.windowCount(3).concatMap { w in timer(200ms).mergeMap { w } }",
      """
      a  a|
      =  --|
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      "a.windowCount(2).flatMap { w in w }",
      """
      a  -a-b|
         ^-!
      =  -a!
      """)
  }
}
