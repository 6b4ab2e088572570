import Testing

@Suite("withLatestFrom")
struct WithLatestFromTests {
  @Test("It sends each value with the latest of the other streams")
  func sendsEachValueWithLatestOther() {
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

  @Test("In rac it sends tuples, in rxjs arrays")
  func racSendsTuplesRxjsArrays() {
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

  @Test("At one instant the others come first, since they are subscribed first")
  func atOneInstantOthersComeFirst() {
    check(
      "a.withLatestFrom(b) { x, y in y }",
      """
      a  -a|
      b  -x
      =  -x|
      """)
  }

  @Test("A value is lost as long as one of the others has sent none")
  func valueLostLongOneOthersHas() {
    check(
      "a.withLatestFrom(b, c) { x, y, z in z }",
      """
      a  -a-b-c|
      b  x
      c  ----z
      =  -----z|
      """)
  }

  @Test("The others' completion means nothing, their errors pass")
  func othersCompletionMeansNothingTheirErrors() {
    check(
      "a.withLatestFrom(b) { x, y in y }",
      """
      a  -a-b|
      b  x|
      =  -x-x|
      """)
    check(
      "a.withLatestFrom(b) { x, y in y }",
      """
      a  -a-b|
         ^-!
      b  x-#
      =  -x#
      """)
  }

  @Test("An empty stream stays empty, and all are disposed with the subscriber")
  func emptyStreamStaysEmptyAllDisposed() {
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

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
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
