import Testing

struct MapErrorTests {
  @Test func `It fails with the error that the closure makes of an error`() {
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

  @Test func `In rxjs the closure is given the value that was thrown`() {
    check(
      #"throwError(404).mapError { e in "status \(e)" }"#, in: .rxjs,
      """
      =  #
      where # = "status 404"
      """)
  }

  @Test func `Values and completion pass`() {
    check(
      #"a.mapError { "another" }"#,
      """
      a  -a-|
         ^--!
      =  -a-|
      """)
  }

  @Test func `An error in the closure takes the place of the stream's own`() {
    check(
      #"a.mapError { throw "closure" }"#,
      """
      a  -#
      =  -#
      where # = "closure"
      """)
  }

  @Test func `The source is disposed with the subscriber`() {
    check(
      #"a.mapError { "another" }"#,
      """
      a  -a-#
         ^-!
      =  -a!
      """)
  }
}
