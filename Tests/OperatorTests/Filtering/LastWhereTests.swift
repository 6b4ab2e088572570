import Testing

struct `last(where:)` {
  @Test func `The last match is sent at completion`() {
    check(
      "a.last(where: { $0 < 3 })", in: .combine,
      """
      a  -1-2-3|
      =  ------(2|)
      """)
  }

  @Test func `Without a match the stream completes; that is no error`() {
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
}
