import Testing

struct TakeWhileTests {
  @Test func `It completes with the first value for which the closure says false, which is not sent`() {
    check(
      "a.takeWhile { $0 < 3 }",
      """
      a  -1-2-3-1|
         ^----!
      =  -1-2-|
      """)
  }

  @Test func `With inclusive that value is sent, too`() {
    check(
      "a.takeWhile(inclusive: true) { $0 < 3 }",
      """
      a  -1-2-3   -1|
         ^----!
      =  -1-2-[3|]
      """)
  }

  @Test func `The source may end before`() {
    check(
      "a.takeWhile { true }",
      """
      a  -1-|
      =  -1-|

      a  -1-#
      =  -1-#
      """)
  }

  @Test func `An error in the closure is the stream's error`() {
    check(
      "a.takeWhile { 1 / $0 == 1 }",
      """
      a  -1-0-1|
         ^--!
      =  -1-#
      where # = "division by zero"
      """)
  }

  @Test func `An empty stream stays empty`() {
    check(
      "a.takeWhile { true }",
      """
      a  --|
      =  --|
      """)
  }

  @Test func `Each subscriber begins anew`() {
    check(
      "a.takeWhile { $0 < 2 }",
      """
      a  -12|
      =  -1|
      =  --^1|
      """)
  }
}
