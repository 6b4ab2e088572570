import Testing

struct BindTests {
  @Test func `It runs the stream of each value, all at once, and completes when all have`() {
    check(
      "a.bind { b }",
      """
      a  a-a|
      b  x--y--|
         ^-----!
         --^-----!
      =  x-xy-y--|
      """)
  }

  @Test func `nil ends the source, the streams that run go on`() {
    check(
      "a.bind { x in x == 2 ? nil : b }",
      """
      a  -1-2-3|
         ^--!
      b  x---y|
         -^----!
      =  -x---y|
      """)
  }

  @Test func `stop() runs this stream and ends the source`() {
    check(
      "a.bind { x, stop in if x == 2 { stop() }; just(x) }",
      """
      a  -1-2   -3|
         ^--!
      =  -1-[2|]
      """)
  }

  @Test func `A pair of a stream and true does the same`() {
    check(
      "a.bind { x in (just(x), x == 2) }",
      """
      a  -1-2   -3|
         ^--!
      =  -1-[2|]
      """)
    check(
      "a.bind { x, stop in stop(); b }",
      """
      a  -1-2|
         ^!
      b  --x|
         -^--!
      =  ---x|
      """)
  }

  @Test func `The first error ends all`() {
    check(
      "a.bind { b }",
      """
      a  -a-a   -|
         ^--!
      b  --#
         -^-!
         ---[^!]
      =  ---#

      a  --a#
         ^--!
      b  x-y
         --^!
      =  --x#
      """)
  }

  @Test func `A closure without parameters gives the closure for each subscription`() {
    check(
      "a.bind { var n = 0; return { x in n += 1; just(n) } }",
      """
      a  -a-a|
      =  -1-2|
      =  --^1-2|
      """)
  }

  @Test func `A closure that gives no stream is an error`() {
    check(
      "a.bind { 1 }",
      """
      a  -a-|
      =  -#
      where # = _
      """)
  }
}
