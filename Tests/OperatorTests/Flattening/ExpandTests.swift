import Testing

struct ExpandTests {
  @Test func `It sends each value and treats the values of its stream likewise`() {
    check(
      "a.expand { x in x < 5 ? just(2 * x).delay(100ms).take(1) : empty() }",
      """
      a  1|
      =  124[8|]
      """)
  }

  @Test func `With a number only that many streams run at a time; a value is sent when its stream begins`() {
    check(
      "a.expand({ x in x < 3 ? just(x + 1).delay(100ms).take(1) : empty() }, 1)",
      """
      a  [15]|
      =  1   [52][3|]
      """)
  }

  @Test func `The first error ends all`() {
    check(
      "a.expand { x in x == 1 ? b : empty() }",
      """
      a  1---|
         ^-!
      b  --#
         ^-!
      =  1-#
      """)
  }

  @Test func `Source and streams are disposed with the subscriber`() {
    check(
      "a.expand { x in b }",
      """
      a  1---|
         ^-!
      b  ---2
         ^-!
      =  1-!
      """)
  }
}
