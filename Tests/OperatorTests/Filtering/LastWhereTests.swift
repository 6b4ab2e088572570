import Testing

@Suite("last(where:)")
struct LastWhereTests {
  @Test("The last match is sent at completion")
  func last() {
    check(
      "a.last(where: { $0 < 3 })", in: .combine,
      """
      a  -1-2-3|
      =  ------(2|)
      """)
  }

  @Test("Without a match the stream completes; that is no error")
  func noMatch() {
    check(
      "a.last(where: { $0 > 3 })", in: .combine,
      """
      a  -1-2|
      =  ----|
      """)
    check(
      "a.last()", in: .combine,
      """
      a  --|
      =  --|
      """)
  }

  @Test("An error loses the last match")
  func error() {
    check(
      "a.last(where: { $0 < 3 })", in: .combine,
      """
      a  -1-#
      =  ---#
      """)
  }
}
