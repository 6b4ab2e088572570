import Testing

@Suite("first(where:) and last(where:)")
struct FirstWhereTests {
  @Test("The first match is sent at once, and the source disposed")
  func first() {
    check(
      "a.first(where: { $0 > 1 })", in: .combine,
      """
      a  -1-2-3|
         ^--!
      =  ---(2|)
      """)
  }

  @Test("The last match is sent at completion")
  func last() {
    check(
      "a.last(where: { $0 < 3 })", in: .combine,
      """
      a  -1-2-3|
      =  ------(2|)
      """)
  }

  @Test("Without a match the stream completes; that is no error", arguments: ["first", "last"])
  func noMatch(name: String) {
    check(
      "a.\(name)(where: { $0 > 3 })", in: .combine,
      """
      a  -1-2|
      =  ----|
      """)
    check(
      "a.\(name)()", in: .combine,
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
