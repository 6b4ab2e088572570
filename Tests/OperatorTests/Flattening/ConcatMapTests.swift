import Testing

struct ConcatMapTests {
  @Test func `The streams run one after the other, and the closure is called when its turn has come`() {
    check(
      "a.concatMap { b }",
      """
      a  -a-a--|
         ^-----!
      b  x--y-|
         -^----!
         ------^----!
      =  -x--y-x--y-|
      """)
    check(
      #"from([1, 2]).concatMap { x in log("asked for \(x)"); timer(100ms) }.subscribe()"#,
      logs: ["asked for 1", "100ms  asked for 2"])
  }

  @Test func `The first error ends all, and the values that wait are dropped`() {
    check(
      "a.concatMap { b }",
      """
      a  -aa-|
         ^--!
      b  x-#
         -^-!
      =  -x-#
      """)
    check(
      "a.concatMap { b }",
      """
      a  -aa#
      b  x--y
         -^-!
      =  -x-#
      """)
  }

  @Test func `It completes when the source and the last stream have`() {
    check(
      "a.concatMap { b }",
      """
      a  -a----|
      b  x|
      =  -x----|
      """)
  }
}
