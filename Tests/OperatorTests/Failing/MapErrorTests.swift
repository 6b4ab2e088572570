import Testing

@Suite("mapError")
struct MapErrorTests {
  @Test("It fails with the error that the closure makes of an error")
  func failsWithErrorClosureMakesError() {
    check(
      #"fail("no").mapError { e in "status \(e.message)" }"#, in: .rac,
      """
      =  #
      where # = "status no"
      """)
    check(
      #"a.mapError { "error" }"#,
      """
      a  -a-#
         ^--!
      =  -a-#
      """)
  }

  @Test("In rxjs the closure is given the value that was thrown")
  func rxjsClosureGivenValueWasThrown() {
    check(
      #"throwError(404).mapError { e in "status \(e)" }"#, in: .rxjs,
      """
      =  #
      where # = "status 404"
      """)
  }

  @Test("Values and completion pass")
  func valuesCompletionPass() {
    check(
      #"a.mapError { "another" }"#,
      """
      a  -a-|
         ^--!
      =  -a-|
      """)
  }

  @Test("An error in the closure takes the place of the stream's own")
  func errorClosureTakesPlaceStreamsOwn() {
    check(
      #"a.mapError { throw "closure" }"#,
      """
      a  -#
      =  -#
      where # = "closure"
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      #"a.mapError { "another" }"#,
      """
      a  -a-#
         ^-!
      =  -a!
      """)
  }
}
