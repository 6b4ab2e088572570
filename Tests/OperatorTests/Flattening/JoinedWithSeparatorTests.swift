import Testing

struct JoinedWithSeparatorTests {
  @Test func `A separator between two sequences is run anew each time`() {
    check(
      "[a, b, c].async.joined(separator: [\"x\"].async)", in: .asyncsequence,
      """
      a  1-|
      b  -|
      c  2---|
      =  1-x(x2)|
      """)
  }
}
