import Testing

struct TryMapTests {
  @Test func `nil is an error`() {
    check(
      "a.tryMap { $0 == 2 ? nil : $0 }",
      """
      a  -1-2-3|
         ^--!
      =  -1-#
      where # = _
      """)
  }

  @Test func `An error that the closure throws is the stream's error`() {
    check(
      "a.tryMap { 2 / $0 }",
      """
      a  -1-0|
      =  -2-#
      where # = "division by zero"
      """)
  }
}
