import Testing

struct `replaceNil(with:)` {
  @Test func `nil is replaced, other values and the end pass`() {
    check(
      "a.replaceNil(with: 7)", in: .combine,
      """
      a  -1-n-3|
      =  -1-7-3|
      where n = nil
      """)
  }
}
