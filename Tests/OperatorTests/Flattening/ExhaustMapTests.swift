import Testing

struct ExhaustMapTests {
  @Test func `It runs the stream of a value; values that come meanwhile are dropped`() {
    check(
      "a.exhaustMap { x in b.map { x + $0 } }",
      """
      a  pq   --r-   |
         ^-   ----   !
      b  -x   |
         ^-   !
         --   --^-   !
      =  -'px'---'rx'|
      """)
  }

  @Test func `The first error ends all, also one of the closure`() {
    check(
      "a.exhaustMap { b }",
      """
      a  p---|
         ^-!
      b  -x#
      =  -x#
      """)
    check(
      "a.exhaustMap { x in just(1 / x) }",
      """
      a  -1-0|
         ^--!
      =  -1-#
      where # = "division by zero"
      """)
  }

  @Test func `In rxjs the second parameter is the index, which counts the values that run`() {
    check(
      "a.exhaustMap { x, i in b.map { i } }", in: .rxjs,
      """
      a  pq--r-|
      b  -x|
      =  -0---1|
      """)
  }

  @Test func `A value that comes when the stream has completed at the same instant runs`() {
    check(
      "a.exhaustMap { b }",
      """
      a  p--p-|
      b  xy|
         ^-!
         ---^-!
      =  xy-xy|
      """)
  }
}
