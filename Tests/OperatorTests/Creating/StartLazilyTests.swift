import Testing

struct StartLazilyTests {
  @Test func `The block runs once, for the first subscriber`() {
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

  @Test func `It runs to its end when its subscriber leaves`() {
    check(
      "s", given: #"let s = startLazily { wait(100ms); send("a"); wait(200ms); send("b"); complete() }"#,
      """
      =  -a!
      =  -----[^ab|]
      """)
  }

  @Test func `It runs on the scheduler that is given`() {
    check(#"startLazily(background) { log("runs") }.subscribe()"#, logs: ["[background] runs"])
  }
}
