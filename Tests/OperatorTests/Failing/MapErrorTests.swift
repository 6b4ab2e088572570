import Testing

@Suite("mapError")
struct MapErrorTests {
  @Test("It fails with the error that the closure makes")
  func failsWithOtherError() {
    check(
      #"a.mapError { e in "other" }"#,
      """
      a  -a-#
         ^--!
      =  -a-#
      where # = "other"
      """)
  }

  @Test("Values and completion pass")
  func valuesAndCompletionPass() {
    check(
      #"a.mapError { e in "other" }"#,
      """
      a  -a-b|
      =  -a-b|
      """)
  }

  @Test("An error in the closure takes the place of the error")
  func errorInClosure() {
    check(
      #"a.mapError { e in throw "worse" }"#,
      """
      a  -#
      =  -#
      where # = "worse"
      """)
  }

  @Test("The source is disposed with the subscriber")
  func disposal() {
    check(
      #"a.mapError { e in "other" }"#,
      """
      a  -a--#
         ^-!
      =  -a!
      """)
  }
}
