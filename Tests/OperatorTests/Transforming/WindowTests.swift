import Testing

@Suite("window")
struct WindowTests {
  @Test("A stream of the values begins at subscription, and the next one whenever the boundaries send")
  func streamValuesBeginsAtSubscriptionNext() {
    check(
      #"a.window(b).flatMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a-b-   -c--   |
         ^----   ----   !
      b  ----x   ---x
         ^----   ----   !
      =  <a-b[><]-c-[><][>|]
      """)
  }

  @Test("The open window hears an error of the source")
  func openWindowHearsErrorSource() {
    check(
      #"a.window(b).flatMap { w in w.catchTo(just("x")) }"#,
      """
      a  -a-#
      b  --x
         ^--!
      =  -a-[x#]
      """)
  }

  @Test("The boundaries' error passes")
  func boundariesErrorPasses() {
    check(
      "a.window(b).flatMap { w in w }",
      """
      a  -a-b-|
         ^-!
      b  --#
      =  -a#
      """)
  }

  @Test("A window that is subscribed after the end fails")
  func windowSubscribedAfterEndFails() {
    check(
      "a.window(never()).concatMap { w in timer(200ms).mergeMap { w } }", in: .rxjs,
      """
      a  a|
      =  --#
      where # = "object unsubscribed"
      """)
  }

  @Test("All are disposed with the subscriber")
  func allDisposedWithSubscriber() {
    check(
      "a.window(b).flatMap { w in w }",
      """
      a  -a-b|
         ^-!
      b  ----x
         ^-!
      =  -a!
      """)
  }
}
