import Testing

struct ThenTests {
  @Test func `It drops the values, waits for completion, then goes on with the next stream`() {
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

  @Test func `A stream stands for a closure`() {
    check(
      "a.then(b)",
      """
      a  -a-|
      b  -b-|
         ---^--!
      =  ----b-|
      """)
  }

  @Test func `The closure is called on completion only`() {
    check(
      #"signal { log("first"); wait(100ms); complete() }.then { log("then"); just(1) }.subscribe()"#,
      logs: ["first", "100ms  then"])
  }

  @Test func `After an error it is not called`() {
    check(
      "a.then { b }",
      """
      a  -a-#
      b  -b-|
         -
      =  ---#
      """)
  }

  @Test func `A stream that does not end keeps it waiting`() {
    check(
      "a.then { b }",
      """
      a  -a-
      b  -b-|
         -
      =  ---
      """)
  }

  @Test func `An empty stream completes, too, and the next stream follows`() {
    check(
      "a.then { b }",
      """
      a  --|
      b  -b|
         --^-!
      =  ---b|
      """)
  }

  @Test func `The stream that runs is disposed with the subscriber`() {
    check(
      "a.then { b }",
      """
      a  -|
      b  -b--|
         -^-!
      =  --b!
      """)
  }

  @Test func `An interruption of the first passes, and the second is not subscribed`() {
    check(
      "just(1).take(first: 0).then(a)", in: .reactiveswift,
      """
      a  -1|
         -
      =  %
      """)
  }
}
