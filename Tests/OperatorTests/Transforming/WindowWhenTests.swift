import Testing

@Suite("windowWhen")
struct WindowWhenTests {
  @Test("The next stream of values begins when the closure's stream sends or completes")
  func nextStreamValuesBeginsWhenClosures() {
    check(
      #"a.windowWhen { b }.flatMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a-b-   -c--   |
         ^----   ----   !
      b  ----x
         ^---!
         ----^   ---!
         -----   ---^   !
      =  <a-b[><]-c-[><][>|]
      """)
    check(
      #"a.windowWhen { b }.flatMap { w in w.startWith("<").endWith(">") }"#,
      """
      a  -a-b-   -c-|
      b  ----|
         ^---!
         ----^   ---!
      =  <a-b[><]-c-[>|]
      """)
  }

  @Test("The open window hears an error of the source")
  func openWindowHearsErrorSource() {
    check(
      #"a.windowWhen { b }.flatMap { w in w.catchTo(just("x")) }"#,
      """
      a  -a-#
      b  ----   x
         ^--!
      =  -a-[x#]
      """)
  }

  @Test("The error of the closure's stream passes")
  func errorClosuresStreamPasses() {
    check(
      "a.windowWhen { b }.flatMap { w in w }",
      """
      a  -a-b|
         ^-!
      b  --#
      =  -a#
      """)
  }
}
