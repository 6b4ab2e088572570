import Testing

struct TryMapTests {
  @Test func `It sends the closure's result for each value`() {
    check(
      "a.tryMap { $0 * 2 }",
      """
      a  -1-2-|
         ^----!
      =  -2-4-|
      """)
  }

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

  @Test func `An error of the source passes`() {
    check(
      "a.tryMap { $0 }",
      """
      a  -1-#
      =  -1-#
      """)
  }
}
