import Testing

@Suite("compactMap")
struct CompactMapTests {
  @Test("It drops nil and sends what else the closure makes")
  func dropsNil() {
    check(
      "a.compactMap { $0 == 2 ? nil : $0 * 2 }", in: .rxswift,
      """
      a  -1-2-3|
      =  -2---6|
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
