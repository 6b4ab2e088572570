import Testing

struct `zip, to the end of all` {
  @Test func `It completes only when all have completed`() {
    check(
      "zip(a, b) { x, y in x + y }", in: .rxswift,
      """
      a  -1|
      b  -2-3-|
      =  -3---|
      """)
  }

  @Test func `A list gives arrays, and completes at a value that finds no partner when all others are over`() {
    check(
      "zip([a, b])", in: .rxswift,
      """
      a  -1|
      b  -2-3-|
         ^--!
      =  -p-|
      where p = [1, 2]
      """)
  }

  @Test func `An error of one ends all and loses what waits`() {
    check(
      "zip(a, b)", in: .rxswift,
      """
      a  -1-2
      b  --#
      =  --#
      """)
  }

  @Test func `Without streams it completes`() {
    check(
      "zip([])", in: .rxswift,
      """
      =  |
      """)
  }
}
