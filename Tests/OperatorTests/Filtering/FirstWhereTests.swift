import Testing

@Suite("first(where:)")
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

  @Test("Without a match the stream completes; that is no error")
  func noMatch() {
    check(
      "a.first(where: { $0 > 3 })", in: .combine,
      """
      a  -1-2|
      =  ----|
      """)
    check(
      "a.first()", in: .combine,
      """
      a  --|
      =  --|
      """)
  }
}
