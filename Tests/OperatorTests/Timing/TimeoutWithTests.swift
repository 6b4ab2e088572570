import Testing

struct TimeoutWithTests {
  @Test func `It goes on with another stream when no value comes for the given time`() {
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

  @Test func `A stream that sends and ends in time is passed on`() {
    check(
      "a.timeoutWith(300ms, b)",
      """
      a  -a-b-|
      b  -x-|
         -
      =  -a-b-|
      """)
  }

  @Test func `An error in time is not replaced`() {
    check(
      "a.timeoutWith(300ms, b)",
      """
      a  -a-#
      b  -x-|
         -
      =  -a-#
      """)
  }

  @Test func `An empty stream that ends in time stays empty`() {
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
