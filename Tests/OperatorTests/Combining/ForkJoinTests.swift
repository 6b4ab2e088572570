import Testing

@Suite("forkJoin")
struct ForkJoinTests {
  @Test("It sends the last value of each when all have completed")
  func sendsLastValueEachWhenAll() {
    check(
      #"forkJoin(a, b) { x, y in "\(x)\(y)" }"#,
      """
      a  -a-b-|
         ^----!
      b  --x|
         ^--!
      =  -----['bx'|]
      """)
  }

  @Test("In rac it sends a tuple, in rxjs an array")
  func racSendsTupleRxjsArray() {
    check(
      "forkJoin(a, b)", in: .rac,
      """
      a  a|
      b  x|
      =  -[p|]
      where p = ("a", "x")
      """)
    check(
      "forkJoin(a, b)", in: .rxjs,
      """
      a  a|
      b  x|
      =  -[p|]
      where p = ["a", "x"]
      """)
  }

  @Test("It completes as soon as one completes without a value")
  func completesSoonOneCompletesWithoutValue() {
    check(
      "forkJoin(a, b)",
      """
      a  -a-b-|
         ^-!
      b  --|
         ^-!
      =  --|
      """)
  }

  @Test("The first error ends all")
  func firstErrorEndsAll() {
    check(
      "forkJoin(a, b)",
      """
      a  -a-b-|
         ^-!
      b  -x#
         ^-!
      =  --#
      """)
  }

  @Test("Without streams it completes")
  func withoutStreamsCompletes() {
    check("forkJoin([])", "=  |")
  }

  @Test("All are disposed with the subscriber")
  func allDisposedWithSubscriber() {
    check(
      "forkJoin(a, b)",
      """
      a  -a-|
         ^-!
      b  --x-|
         ^-!
      =  --!
      """)
  }
}
