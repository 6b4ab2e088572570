import Testing

@Suite("windowToggle")
struct WindowToggleTests {
  @Test("A stream of the values begins when the openings send, and completes when its closing stream sends")
  func streamValuesBeginsWhenOpeningsSend() {
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

  @Test("The open windows hear an error of the source")
  func openWindowsHearErrorSource() {
    check(
      #"a.windowToggle(b) { never() }.flatMap { w in w.catchTo(just("x")) }"#,
      """
      a  -a-b#
      b  --o
      =  ---b[x#]
      """)
  }

  @Test("An error of the openings passes, and all are disposed")
  func errorOpeningsPassesAllDisposed() {
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
