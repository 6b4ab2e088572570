import Testing

@Suite("tryMap")
struct TryMapTests {
  @Test("It sends the closure's result for each value")
  func sendsClosuresResultForEachValue() {
    check(
      "a.tryMap { $0 * 2 }",
      """
      a  -1-2-|
         ^----!
      =  -2-4-|
      """)
  }

  @Test("nil is an error")
  func nilError() {
    check(
      "a.tryMap { $0 == 2 ? nil : $0 }",
      """
      a  -1-2-3|
         ^--!
      =  -1-#
      where # = _
      """)
  }

  @Test("An error that the closure throws is the stream's error")
  func errorClosureThrowsStreamsError() {
    check(
      "a.tryMap { 2 / $0 }",
      """
      a  -1-0|
      =  -2-#
      where # = "division by zero"
      """)
  }

  @Test("An error of the source passes")
  func errorSourcePasses() {
    check(
      "a.tryMap { $0 }",
      """
      a  -1-#
      =  -1-#
      """)
  }
}
