import Testing

@Suite("try")
struct TryTests {
  @Test("It passes values on as long as the closure says true; false is an error")
  func passesValuesOnLongClosureSays() {
    check(
      "a.try { $0 < 3 }",
      """
      a  -1-3-1|
         ^--!
      =  -1-#
      where # = _
      """)
  }

  @Test("An error that the closure throws is the stream's error")
  func errorClosureThrowsStreamsError() {
    check(
      #"a.try { if $0 == 3 { throw "three" }; true }"#,
      """
      a  -1-3-1|
         ^--!
      =  -1-#
      where # = "three"
      """)
  }

  @Test("An end passes")
  func endPasses() {
    check(
      "a.try { true }",
      """
      a  -1-|
      =  -1-|
      """)
    check(
      "a.try { true }",
      """
      a  -1-#
      =  -1-#
      """)
  }

  @Test("As a source it calls the closure for each subscription and sends its result")
  func sourceCallsClosureForEachSubscription() {
    check(
      "try { n += 1; n }", given: "var n = 0",
      """
      =  [1|]
      =  -   -[^2|]
      """)
  }

  @Test("As a source it fails when the closure gives nil or throws")
  func sourceFailsWhenClosureGivesNil() {
    check(
      "try { nil }",
      """
      =  #
      where # = _
      """)
    check(
      #"try { throw "no" }"#,
      """
      =  #
      where # = "no"
      """)
  }
}
