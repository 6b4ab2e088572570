import Testing

struct WindowTests {
  @Test func `A stream of the values begins at subscription, and the next one whenever the boundaries send`() {
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

  @Test func `The open window hears an error of the source`() {
    check(
      #"a.window(b).flatMap { w in w.catchTo(just("x")) }"#,
      """
      a  -a-#
      b  --x
         ^--!
      =  -a-[x#]
      """)
  }

  @Test func `The boundaries' error passes`() {
    check(
      "a.window(b).flatMap { w in w }",
      """
      a  -a-b-|
         ^-!
      b  --#
      =  -a#
      """)
  }

  @Test func `A window that is subscribed after the end fails`() {
    check(
      "a.window(never()).concatMap { w in timer(200ms).mergeMap { w } }", in: .rxjs,
      """
      a  a|
      =  --#
      where # = "object unsubscribed"
      """)
  }

  @Test func `All are disposed with the subscriber`() {
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
