import Testing

struct SwitchAllTests {
  @Test func `It listens to the stream that came last`() {
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

  @Test func `The old stream is disposed before the new one is subscribed`() {
    check(
      """
      let one = signal { onDispose { log("one is left") }; send(1) }
      let two = defer { log("two is asked for"); never() }
      just(one, two).switchAll().subscribe()
      """, logs: ["one is left", "two is asked for"])
  }

  @Test func `Errors pass`() {
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

  @Test func `It completes when the outer stream and the last inner one have`() {
    check(
      "a.switchAll()",
      """
      a  p-----|
      b  -x|
      =  -x----|
      where p = b
      """)
  }

  @Test func `All are disposed with the subscriber`() {
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
