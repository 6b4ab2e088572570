import Testing

@Suite("switchAll")
struct SwitchAllTests {
  @Test("It listens to the stream that came last")
  func listensStreamCameLast() {
    check(
      "a.switchAll()",
      """
      a  p--q--|
         ^-----!
      b  -x-x-x
         ^--!
      c  -y---|
         ---^----!
      =  -x--y---|
      where p = b; q = c
      """)
  }

  @Test("The old stream is disposed before the new one is subscribed")
  func oldStreamDisposedBeforeNewOne() {
    check(
      """
      let one = signal { onDispose { log("one is left") }; send(1) }
      let two = defer { log("two is asked for"); never() }
      just(one, two).switchAll().subscribe()
      """, logs: ["one is left", "two is asked for"])
  }

  @Test("Errors pass")
  func errorsPass() {
    check(
      "a.switchAll()",
      """
      a  p---|
         ^-!
      b  -x#
      =  -x#
      where p = b
      """)
  }

  @Test("It completes when the outer stream and the last inner one have")
  func completesWhenOuterStreamLastInner() {
    check(
      "a.switchAll()",
      """
      a  p-----|
      b  -x|
      =  -x----|
      where p = b
      """)
  }

  @Test("All are disposed with the subscriber")
  func allDisposedWithSubscriber() {
    check(
      "a.switchAll()",
      """
      a  p---|
         ^-!
      b  -x-x
         ^-!
      =  -x!
      where p = b
      """)
  }
}
