import Testing

struct SwitchMapTests {
  @Test func `It listens to the stream of the last value`() {
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

  @Test func `The old stream is disposed before the closure is called`() {
    check(
      #"""
      let a = just(1, 2).switchMap { x in log("asked for \(x)"); signal { onDispose { log("\(x) is left") }; wait(100ms) } }
      a.take(1).subscribe().dispose()
      """#, logs: ["asked for 1", "1 is left", "asked for 2", "2 is left"])
  }

  @Test func `It completes when the source and the last stream have`() {
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

  @Test func `An error in the closure is the stream's error`() {
    check(
      "a.switchMap { x in just(1 / x) }",
      """
      a  -1-0|
         ^--!
      =  -1-#
      where # = "division by zero"
      """)
  }
}
