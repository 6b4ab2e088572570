import Testing

struct WithLatestFromTests {
  @Test func `It sends each value with the latest of the other streams`() {
    check(
      #"a.withLatestFrom(b) { x, y in "\(x)\(y)" }"#,
      """
      a  -a-b   --c   -|
         ^---   ---   -!
      b  --x-   -y
         ^---   ---   -!
      =  ---'bx'--'cy'-|
      """)
  }

  @Test func `In rac it sends tuples, in rxjs arrays`() {
    check(
      "a.withLatestFrom(b, c)", in: .rac,
      """
      a  --a|
      b  -x
      c  -y
      =  --p|
      where p = ("a", "x", "y")
      """)
    check(
      "a.withLatestFrom(b, c)", in: .rxjs,
      """
      a  --a|
      b  -x
      c  -y
      =  --p|
      where p = ["a", "x", "y"]
      """)
  }

  @Test func `At one instant the others come first, since they are subscribed first`() {
    check(
      "a.withLatestFrom(b) { x, y in y }",
      """
      a  -a|
      b  -x
      =  -x|
      """)
  }

  @Test func `A value is lost as long as one of the others has sent none`() {
    check(
      "a.withLatestFrom(b, c) { x, y, z in z }",
      """
      a  -a-b-c|
      b  x
      c  ----z
      =  -----z|
      """)
  }

  @Test func `The others' completion means nothing, their errors pass`() {
    check(
      "a.withLatestFrom(b) { x, y in y }",
      """
      a  -a-b|
      b  x|
      =  -x-x|

      a  -a-b|
         ^-!
      b  x-#
      =  -x#
      """)
  }

  @Test func `An empty stream stays empty, and all are disposed with the subscriber`() {
    check(
      "a.withLatestFrom(b)",
      """
      a  --|
      b  x
         ^-!
      =  --|
      """)
    check(
      "a.withLatestFrom(b) { x, y in y }",
      """
      a  -a-b|
         ^-!
      b  x
         ^-!
      =  -x!
      """)
  }

  @Test func `An error in the closure is the stream's error`() {
    check(
      "a.withLatestFrom(b) { x, y in x / y }",
      """
      a  -1|
      b  0
      =  -#
      where # = "division by zero"
      """)
  }
}
