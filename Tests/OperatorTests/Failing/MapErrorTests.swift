import Streams
import Testing

@Suite("mapError")
struct MapErrorTests {
  @Test("It fails with the error that the closure makes of an error")
  func failsWithTheClosuresError() {
    check(
      #"a.mapError { e in "other" }"#,
      """
      a  -a-#
         ^--!
      =  -a-#
      where # = "other"
      """)
  }

  @Test("The closure is given the error, in rxjs the value that was thrown")
  func closureIsGivenTheError() {
    let script = #"fail("no").mapError { e in "\(e == "no")" }.subscribe(error: { e in log(e.message) })"#
    check(script, in: .rac, logs: ["false"])
    check(script, in: .rxjs, logs: ["true"])
  }

  @Test("Values and completion pass")
  func valuesAndCompletionPass() {
    check(
      #"a.mapError { e in "other" }"#,
      """
      a  -a-[bc]-|
      =  -a-[bc]-|
      """)
  }

  @Test("An error in the closure takes the place of the error")
  func errorInTheClosure() {
    check(
      "a.mapError { e in 1 / 0 }",
      """
      a  -a-#
      =  -a-#
      where # = "division by zero"
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceIsDisposed() {
    check(
      #"a.mapError { e in "other" }"#,
      """
      a  -a-b|
         ^-!
      =  -a!
      """)
  }
}
