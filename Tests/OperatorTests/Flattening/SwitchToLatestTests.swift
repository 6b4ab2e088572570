import Testing

@Suite("switchToLatest")
struct SwitchToLatestTests {
  @Test("It listens to the stream that came last")
  func listensStreamCameLast() {
    check(
      "a.switchToLatest()",
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

  @Test("It completes when the outer stream and the last inner one have")
  func completesWhenOuterStreamLastInner() {
    check(
      "a.switchToLatest()",
      """
      a  p-----|
      b  -x|
      =  -x----|
      where p = b
      """)
  }

  @Test("The error of the outer stream passes, and so does that of the inner one")
  func errorOuterStreamPassesSoDoes() {
    check(
      "a.switchToLatest()",
      """
      a  p--#
      b  -x-x
         ^--!
      =  -x-#
      where p = b
      """)
    check(
      "a.switchToLatest()",
      """
      a  p---|
         ^-!
      b  -x#
      =  -x#
      where p = b
      """)
  }

  @Test("In rac nil disposes the stream that runs")
  func nilDisposesStreamRuns() {
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

  @Test("In rac the new stream is subscribed before the old one is disposed")
  func racNewStreamSubscribedBeforeOld() {
    check(
      """
      let one = signal { onDispose { log("one is left") }; send(1) }
      let two = defer { log("two is asked for"); never() }
      just(one, two).switchToLatest().subscribe()
      """, in: .rac, logs: ["two is asked for", "one is left"])
  }

  @Test("All are disposed with the subscriber")
  func allDisposedWithSubscriber() {
    check(
      "a.switchToLatest()",
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
