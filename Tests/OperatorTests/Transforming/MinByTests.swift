import Testing

struct `min(by:)` {
  @Test func `The closure says whether its first value is the less; the first of equal ones is sent`() {
    check(
      "a.min(by: { a, b in a > b })", in: .combine,
      """
      a  -2-3-1|
      =  ------(3|)
      """)
    check(
      "a.min(by: { a, b in a % 2 < b % 2 })", in: .combine,
      """
      a  -3-2-4|
      =  ------(2|)
      """)
  }
}
