import Testing

struct WindowWhenTests {
  @Test func `The next stream of values begins when the closure's stream sends or completes`() {
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

      a  -a-b-   -c-|
      b  ----|
         ^---!
         ----^   ---!
      =  <a-b[><]-c-[>|]
      """)
  }

  @Test func `The open window hears an error of the source`() {
    check(
      #"a.windowWhen { b }.flatMap { w in w.catchTo(just("x")) }"#,
      """
      a  -a-#
      b  ----   x
         ^--!
      =  -a-[x#]
      """)
  }

  @Test func `The error of the closure's stream passes`() {
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
