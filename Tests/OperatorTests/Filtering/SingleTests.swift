import Testing

@Suite("single")
struct SingleTests {
  @Test("It sends the only value when the stream completes")
  func sendsOnlyValueWhenStreamCompletes() {
    check(
      "a.single()",
      """
      a  -a-|
         ^--!
      =  ---[a|]
      """)
  }

  @Test("It fails when a second value comes, and the source is disposed")
  func failsWhenSecondValueComesSource() {
    check(
      "a.single()",
      """
      a  -a-b-|
         ^--!
      =  ---#
      where # = _
      """)
  }

  @Test("With a closure it counts the values for which that says true")
  func withClosureCountsValuesForSays() {
    check(
      #"a.single { x in x == "b" }"#,
      """
      a  -a-b-c-|
      =  -------[b|]
      """)
  }

  @Test("It fails when there was none")
  func failsWhenThereWasNone() {
    check(
      "a.single()",
      """
      a  --|
      =  --#
      where # = "no elements in sequence"
      """)
  }

  @Test("An error loses the value")
  func errorLosesValue() {
    check(
      "a.single()",
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test("Two values at one instant are too many")
  func twoValuesAtOneInstantToo() {
    check(
      "a.single()",
      """
      a  -[ab]-|
         ^!
      =  -#
      where # = _
      """)
  }
}
