import Testing

struct StartEagerlyTests {
  @Test func `The block runs once, and every subscriber hears all its values`() {
    check(
      """
      let s = startEagerly { log("runs"); send(1); wait(100ms); send(2); complete() }
      log("made")
      wait(200ms)
      s.subscribe(next: { log($0) }, completed: { log("completed") })
      """, logs: ["made", "runs", "200ms  1", "200ms  2", "200ms  completed"])
    check(
      "s", given: #"let s = startEagerly { send("a"); wait(200ms); send("b"); complete() }"#,
      """
      =  a-   [b|]
      =  -[^a][b|]
      =  --   -   -[^ab|]
      """)
  }

  @Test func `It runs to its end when its subscriber leaves`() {
    check(
      """
      let s = startEagerly { wait(200ms); log("runs on") }
      let subscription = s.subscribe()
      wait(100ms)
      subscription.dispose()
      """, logs: ["200ms  runs on"])
  }

  @Test func `It runs on the scheduler that is given`() {
    check(#"let s = startEagerly(background) { log("runs") }"#, logs: ["[background] runs"])
  }

  @Test func `Its error is remembered, too`() {
    check(
      "s", given: #"let s = startEagerly { send("a"); sendError("error") }"#,
      """
      =  [a#]
      =  -   [^a#]
      """)
  }
}
