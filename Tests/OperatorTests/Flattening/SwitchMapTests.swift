import Testing

@Suite("switchMap")
struct SwitchMapTests {
  @Test("It listens to the stream of the last value")
  func listensStreamLastValue() {
    check(
      #"a.switchMap { x in x == "p" ? b : c }"#,
      """
      a  p--q--|
         ^-----!
      b  -x-x-x
         ^--!
      c  -y---|
         ---^----!
      =  -x--y---|
      """)
  }

  @Test("The old stream is disposed before the closure is called")
  func oldStreamDisposedBeforeClosureCalled() {
    check(
      #"""
      let a = just(1, 2).switchMap { x in log("asked for \(x)"); signal { onDispose { log("\(x) is left") }; wait(100ms) } }
      a.take(1).subscribe().dispose()
      """#, logs: ["asked for 1", "1 is left", "asked for 2", "2 is left"])
  }

  @Test("It completes when the source and the last stream have")
  func completesWhenSourceLastStreamHave() {
    check(
      "a.switchMap { b }",
      """
      a  p-----|
      b  -x|
      =  -x----|
      """)
    check(
      "a.switchMap { b }",
      """
      a  p-|
      b  -x--|
      =  -x--|
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      "a.switchMap { x in just(1 / x) }",
      """
      a  -1-0|
         ^--!
      =  -1-#
      where # = "division by zero"
      """)
  }

  @Test("The error of the stream passes")
  func errorStreamPasses() {
    check(
      "a.switchMap { b }",
      """
      a  p---|
         ^-!
      b  -x#
      =  -x#
      """)
  }

  @Test("In rxjs the second parameter is the index")
  func rxjsSecondParameterIndex() {
    check(
      "a.switchMap { x, i in of(i) }", in: .rxjs,
      """
      a  -a-a|
      =  -0-1|
      """)
  }

  @Test("Source and stream are disposed with the subscriber")
  func sourceStreamDisposedWithSubscriber() {
    check(
      "a.switchMap { b }",
      """
      a  p---|
         ^-!
      b  -x-x
         ^-!
      =  -x!
      """)
  }
}
