import Testing

struct SignalTests {
  @Test func `The block runs anew for every subscriber`() {
    check(
      #"signal { send("a"); wait(200ms); send("b"); complete() }"#,
      """
      =  a-   [b|]
      =  -[^a]-   [b|]
      """)
  }

  @Test func `It sends inside the subscribing call until its first wait`() {
    check(
      """
      signal { send(1); wait(100ms); send(2) }.subscribe { log($0) }
      log("subscribed")
      """, logs: ["1", "subscribed", "100ms  2"])
  }

  @Test func `The end of the block does not complete the stream`() {
    check(#"signal { send("a") }"#, "=  a-")
  }

  @Test func `sendError fails`() {
    check(#"signal { wait(100ms); sendError("error"); send("b") }"#, "=  -#")
  }

  @Test func `An error in the block is the stream's error`() {
    check(
      "signal { send(1); 1 / 0 }",
      """
      =  [1#]
      where # = "division by zero"
      """)
  }

  @Test func `after runs a block later, and does not wait for it`() {
    check(#"signal { after(200ms) { send("b"); complete() }; send("a") }"#, "=  a-[b|]")
  }

  @Test func `onDispose is called at the end and on disposal, once`() {
    check(
      #"signal { onDispose { log("cleanup") }; wait(100ms); complete() }.subscribe(completed: { log("completed") })"#,
      logs: ["100ms  cleanup", "100ms  completed"])
    check(
      """
      let subscription = signal { onDispose { log("cleanup") }; send(1) }.subscribe()
      wait(200ms)
      subscription.dispose()
      subscription.dispose()
      """, logs: ["200ms  cleanup"])
  }

  @Test func `A disposed block runs on to its next wait and no further`() {
    check(
      #"signal { send(1); log("still runs"); wait(100ms); log("never") }.take(1).subscribe()"#, logs: ["still runs"])
  }
}
