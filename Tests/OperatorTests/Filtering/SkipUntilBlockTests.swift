import Testing

@Suite("skipUntilBlock")
struct SkipUntilBlockTests {
  @Test("It drops values until the closure says true; that value is sent, and all after it")
  func dropsValuesUntilClosureSaysTrue() {
    check(
      "a.skipUntilBlock { $0 > 2 }",
      """
      a  -1-3-1-|
         ^------!
      =  ---3-1-|
      """)
  }

  @Test("The closure is not asked again")
  func closureNotAskedAgain() {
    check(
      #"from([1, 2, 3]).skipUntilBlock { log("asked about \($0)"); $0 == 2 }.subscribe { log($0) }"#,
      logs: ["asked about 1", "asked about 2", "2", "3"])
  }

  @Test("It may drop them all")
  func mayDropThemAll() {
    check(
      "a.skipUntilBlock { false }",
      """
      a  -1-2-|
      =  -----|
      """)
  }

  @Test("An empty stream stays empty, an error passes")
  func emptyStreamStaysEmptyErrorPasses() {
    check(
      "a.skipUntilBlock { true }",
      """
      a  --|
      =  --|
      """)
    check(
      "a.skipUntilBlock { false }",
      """
      a  -1-#
      =  ---#
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      "a.skipUntilBlock { 1 / $0 > 1 }",
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
      "a.skipUntilBlock { $0 == 2 }",
      """
      a  -1-2|
      =  ---2|
      =  --^--2|
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      "a.skipUntilBlock { $0 == 2 }.take(1)",
      """
      a  -1-2   -3|
         ^--!
      =  ---[2|]
      """)
  }
}
