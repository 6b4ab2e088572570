import Testing

@Suite("tryMap")
struct TryMapTests {
  @Test("It sends what the closure makes of each value")
  func sendsWhatClosureMakesEachValue() {
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

  @Test("What the closure throws is the error")
  func whatClosureThrowsError() {
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
