import Testing

struct SwitchAllTests {
  @Test func `The old stream is disposed before the new one is subscribed`() {
    check(
      """
      let one = signal { onDispose { log("one is left") }; send(1) }
      let two = defer { log("two is asked for"); never() }
      just(one, two).switchAll().subscribe()
      """, logs: ["one is left", "two is asked for"])
  }
}
