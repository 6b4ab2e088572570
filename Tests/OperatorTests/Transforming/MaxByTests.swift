import Testing

struct `max(by:)` {
  @Test func `The closure says whether its first value is the less; the first of equal ones is sent`() {
    check(
      "a.max(by: { a, b in a > b })", in: .combine,
      """
      a  -2-3-1|
      =  ------(1|)
      """)
    check(
      "a.max(by: { a, b in a % 2 < b % 2 })", in: .combine,
      """
      a  -2-3-5|
      =  ------(3|)
      """)
  }
}
