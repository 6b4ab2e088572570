import Testing

struct TakeWhileTests {
  @Test func `With inclusive that value is sent, too`() {
    check(
      "a.takeWhile(inclusive: true) { $0 < 3 }",
      """
      a  -1-2-3   -1|
         ^----!
      =  -1-2-[3|]
      """)
  }
}
