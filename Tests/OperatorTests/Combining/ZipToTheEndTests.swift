import Testing

@Suite("zip, to the end of all")
struct ZipToTheEndTests {
  @Test("It completes only when all have completed")
  func all() {
    check(
      "zip(a, b) { x, y in x + y }", in: .rxswift,
      """
      a  -1|
      b  -2-3-|
      =  -3---|
      """)
  }

  @Test("A list gives arrays, and completes at a value that finds no partner when all others are over")
  func list() {
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

  @Test("An error of one ends all and loses what waits")
  func error() {
    check(
      "zip(a, b)", in: .rxswift,
      """
      a  -1-2
      b  --#
      =  --#
      """)
  }

  @Test("Without streams it completes")
  func none() {
    check(
      "zip([])", in: .rxswift,
      """
      =  |
      """)
  }
}
