import Testing

@Suite("then")
struct ThenTests {
  @Test("It drops the values, waits for completion, then goes on with the next stream")
  func dropsValuesWaitsForCompletionThen() {
    check(
      "a.then { b }",
      """
      a  -a-|
         ^--!
      b  -b-|
         ---^--!
      =  ----b-|
      """)
  }

  @Test("A stream stands for a closure")
  func streamStandsForClosure() {
    check(
      "a.then(b)",
      """
      a  -a-|
      b  -b-|
         ---^--!
      =  ----b-|
      """)
  }

  @Test("The closure is called on completion only")
  func closureCalledOnCompletionOnly() {
    check(
      #"signal { log("first"); wait(100ms); complete() }.then { log("then"); just(1) }.subscribe()"#,
      logs: ["first", "100ms  then"])
  }

  @Test("After an error it is not called")
  func afterErrorNotCalled() {
    check(
      "a.then { b }",
      """
      a  -a-#
      b  -b-|
         -
      =  ---#
      """)
  }

  @Test("A stream that does not end keeps it waiting")
  func streamDoesNotEndKeepsWaiting() {
    check(
      "a.then { b }",
      """
      a  -a-
      b  -b-|
         -
      =  ---
      """)
  }

  @Test("An empty stream completes, too, and the next stream follows")
  func emptyStreamCompletesTooNextStream() {
    check(
      "a.then { b }",
      """
      a  --|
      b  -b|
         --^-!
      =  ---b|
      """)
  }

  @Test("The stream that runs is disposed with the subscriber")
  func streamRunsDisposedWithSubscriber() {
    check(
      "a.then { b }",
      """
      a  -|
      b  -b--|
         -^-!
      =  --b!
      """)
  }

  @Test("An interruption of the first passes, and the second is not subscribed")
  func interruption() {
    check(
      "just(1).take(first: 0).then(a)", in: .reactiveswift,
      """
      a  -1|
         -
      =  %
      """)
  }
}
