import Testing

@Suite("compactMap")
struct CompactMapTests {
  @Test("It sends what the closure makes of each value, and drops nil")
  func drops() {
    check(
      "a.compactMap { x in x == 2 ? nil : x * 2 }", in: .reactiveswift,
      """
      a  -1-2-3|
      =  -2---6|
      """)
  }

  @Test("An error in the closure is the stream's error, and the source is disposed")
  func error() {
    check(
      "a.compactMap { 6 / $0 }", in: .reactiveswift,
      """
      a  -2-0-1|
         ^--!
      =  -3-#
      where # = "division by zero"
      """)
  }
}
