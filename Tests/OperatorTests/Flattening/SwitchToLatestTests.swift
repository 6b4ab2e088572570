import Testing

struct SwitchToLatestTests {
  @Test func `The error of the outer stream passes, and so does that of the inner one`() {
    check(
      "a.switchToLatest()",
      """
      a  p--#
      b  -x-x
         ^--!
      =  -x-#
      where p = b

      a  p---|
         ^-!
      b  -x#
      =  -x#
      where p = b
      """)
  }

  @Test func `In rac nil disposes the stream that runs`() {
    check(
      "a.switchToLatest()", in: .rac,
      """
      a  p-n-|
      b  -x-x
         ^-!
      =  -x--|
      where p = b; n = nil
      """)
  }

  @Test func `In rac the new stream is subscribed before the old one is disposed`() {
    check(
      """
      let one = signal { onDispose { log("one is left") }; send(1) }
      let two = defer { log("two is asked for"); never() }
      just(one, two).switchToLatest().subscribe()
      """, in: .rac, logs: ["two is asked for", "one is left"])
  }
}
