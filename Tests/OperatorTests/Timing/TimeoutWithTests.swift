import Testing

@Suite("timeoutWith")
struct TimeoutWithTests {
  @Test("It goes on with another stream when no value comes for the given time")
  func goesOnWithAnotherStreamWhen() {
    check(
      "a.timeoutWith(300ms, b)",
      """
      a  -a-b-----c|
         ^-----!
      b  -x-|
         ------^--!
      =  -a-b---x-|
      """)
  }

  @Test("A stream that sends and ends in time is passed on")
  func streamSendsEndsTimePassedOn() {
    check(
      "a.timeoutWith(300ms, b)",
      """
      a  -a-b-|
      b  -x-|
         -
      =  -a-b-|
      """)
  }

  @Test("An error in time is not replaced")
  func errorTimeNotReplaced() {
    check(
      "a.timeoutWith(300ms, b)",
      """
      a  -a-#
      b  -x-|
         -
      =  -a-#
      """)
  }

  @Test("An empty stream that ends in time stays empty")
  func emptyStreamEndsTimeStaysEmpty() {
    check(
      "a.timeoutWith(300ms, b)",
      """
      a  --|
      b  x
         -
      =  --|
      """)
  }
}
