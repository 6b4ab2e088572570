import Testing

struct CompactMapTests {
  @Test func `It sends what the closure makes of each value, and drops nil`() {
    check(
      "a.compactMap { x in x == 2 ? nil : x * 2 }", in: .combine,
      """
      a  -1-2-3|
      =  -2---6|
      """)
  }

  @Test func `An error in the closure is the stream's error, and the source is disposed`() {
    check(
      "a.tryCompactMap { 6 / $0 }", in: .combine,
      """
      a  -3-0-1|
         ^--!
      =  -2-#
      where # = _
      """)
  }

  @Test func `An error of the closure ends it, the source is left`() {
    check(
      "a.compactMap { x in if x == 2 { throw \"error\" } else { x } }", in: .rxswift,
      """
      a  -1-2-3|
         ^--!
      =  -1-#
      """)
  }

  @Test func `An error passes, an empty stream stays empty`() {
    check(
      "a.compactMap { $0 }", in: .rxswift,
      """
      a  -1#
      =  -1#

      a  -|
      =  -|
      """)
  }
}
