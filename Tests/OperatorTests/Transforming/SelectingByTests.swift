import Testing

@Suite("min(by:) and max(by:)")
struct SelectingByTests {
  @Test("The closure says whether its first value is the less")
  func order() {
    check(
      "a.min(by: { a, b in a > b })", in: .combine,
      """
      a  -2-3-1|
      =  ------(3|)
      """)
    check(
      "a.max(by: { a, b in a > b })", in: .combine,
      """
      a  -2-3-1|
      =  ------(1|)
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

  @Test("An error in the closure is the stream's error")
  func failingClosure() {
    check(
      "a.tryMin(by: { a, b in 6 / a < 6 / b })", in: .combine,
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = _
      """)
  }
}
