import Testing

@Suite("max(by:)")
struct MaxByTests {
  @Test("The closure says whether its first value is the less; the first of equal ones is sent")
  func order() {
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

  @Test("An empty stream sends nothing, and an error loses the value")
  func nothingToSend() {
    check(
      "a.max(by: { a, b in a < b })", in: .combine,
      """
      a  --|
      =  --|
      """)
    check(
      "a.max(by: { a, b in a < b })", in: .combine,
      """
      a  -1-#
      =  ---#
      """)
  }
}
