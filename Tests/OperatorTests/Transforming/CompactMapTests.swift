import Testing

@Suite("compactMap")
struct CompactMapTests {
  @Test("It sends what the closure makes of each value, and drops nil")
  func dropsNil() {
    check(
      "a.compactMap { x in x == 2 ? nil : x * 2 }", in: .combine,
      """
      a  -1-2-3|
      =  -2---6|
      """)
  }

  @Test("An error in the closure is the stream's error, and the source is disposed")
  func failingClosure() {
    check(
      "a.tryCompactMap { 6 / $0 }", in: .combine,
      """
      a  -3-0-1|
         ^--!
      =  -2-#
      where # = _
      """)
  }

  @Test("An error of the source passes")
  func error() {
    check(
      "a.compactMap { $0 }", in: .combine,
      """
      a  -1-#
      =  -1-#
      """)
  }

  @Test("An error of the closure ends it, the source is left")
  func closureFails() {
    check(
      "a.compactMap { x in if x == 2 { throw \"error\" } else { x } }", in: .rxswift,
      """
      a  -1-2-3|
         ^--!
      =  -1-#
      """)
  }

  @Test("An error passes, an empty stream stays empty")
  func ends() {
    check(
      "a.compactMap { $0 }", in: .rxswift,
      """
      a  -1#
      =  -1#
      """)
    check(
      "a.compactMap { $0 }", in: .rxswift,
      """
      a  -|
      =  -|
      """)
  }
}
