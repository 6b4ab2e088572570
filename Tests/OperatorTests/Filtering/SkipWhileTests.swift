import Testing

@Suite("skipWhile")
struct SkipWhileTests {
  @Test("It drops values as long as the closure says true, and does not ask again")
  func dropsValuesLongClosureSaysTrue() {
    check(
      "a.skipWhile { $0 < 3 }",
      """
      a  -1-3-1-|
         ^------!
      =  ---3-1-|
      """)
  }

  @Test("It may drop them all")
  func mayDropThemAll() {
    check(
      "a.skipWhile { true }",
      """
      a  -1-2-|
      =  -----|
      """)
  }

  @Test("An error passes")
  func errorPasses() {
    check(
      "a.skipWhile { true }",
      """
      a  -1-#
      =  ---#
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      "a.skipWhile { 1 / $0 == 1 }",
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = "division by zero"
      """)
  }

  @Test("Each subscriber begins anew")
  func eachSubscriberBeginsAnew() {
    check(
      "a.skipWhile { $0 == 1 }",
      """
      a  -1-2|
      =  ---2|
      =  --^--2|
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.skipWhile { true }",
      """
      a  --|
      =  --|
      """)
  }
}
