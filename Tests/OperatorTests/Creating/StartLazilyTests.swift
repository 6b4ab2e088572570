import Testing

@Suite("startLazily")
struct StartLazilyTests {
  @Test("The block runs once, for the first subscriber")
  func blockRunsOnceForFirstSubscriber() {
    check(
      #"""
      let s = startLazily { log("runs"); send(1); complete() }
      wait(100ms)
      s.subscribe { log("first \($0)") }
      log("subscribed")
      wait(100ms)
      s.subscribe { log("second \($0)") }
      """#, logs: ["100ms  subscribed", "100ms  runs", "100ms  first 1", "200ms  second 1"])
    check(
      "s", given: #"let s = startLazily { wait(100ms); send("a"); wait(200ms); send("b"); complete() }"#,
      """
      =  -a-   [b|]
      =  --[^a][b|]
      """)
  }

  @Test("It runs to its end when its subscriber leaves")
  func runsEndWhenSubscriberLeaves() {
    check(
      "s", given: #"let s = startLazily { wait(100ms); send("a"); wait(200ms); send("b"); complete() }"#,
      """
      =  -a!
      =  -----[^ab|]
      """)
  }

  @Test("It runs on the scheduler that is given")
  func runsOnSchedulerGiven() {
    check(#"startLazily(background) { log("runs") }.subscribe()"#, logs: ["[background] runs"])
  }
}
