import Testing

struct WindowToggleTests {
  @Test func `A stream of the values begins when the openings send, and completes when its closing stream sends`() {
    check(
      #"a.windowToggle(b) { c }.flatMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a-b-c-d-|
         ^--------!
      b  --o---o
         ^--------!
      c  --x
         --^-!
         ------^-!
      =  --<b>-<d>|
      """)
  }

  @Test func `The open windows hear an error of the source`() {
    check(
      #"a.windowToggle(b) { never() }.flatMap { w in w.catchTo(just("x")) }"#,
      """
      a  -a-b#
      b  --o
      =  ---b[x#]
      """)
  }

  @Test func `An error of the openings passes, and all are disposed`() {
    check(
      "a.windowToggle(b) { never() }.flatMap { w in w }",
      """
      a  -a-b|
         ^-!
      b  o-#
      =  -a#
      """)
  }
}
