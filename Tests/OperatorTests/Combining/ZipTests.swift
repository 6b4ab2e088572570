import Testing

@Suite("zip")
struct ZipTests {
  @Test("It pairs the first values, then the second ones; early values wait")
  func pairsFirstValuesThenSecondOnes() {
    check(
      #"zip(a, b) { x, y in "\(x)\(y)" }"#,
      """
      a  -a-   b-c   --   -|
      b  --x   --y   -z   -|
      =  --'ax'--'by'-'cz'-|
      """)
  }

  @Test("In rac it sends tuples, in rxjs arrays")
  func racSendsTuplesRxjsArrays() {
    check(
      "a.zip(b)", in: .rac,
      """
      a  -a-|
      b  -x-|
      =  -p-|
      where p = ("a", "x")
      """)
    check(
      "a.zip(b)", in: .rxjs,
      """
      a  -a-|
      b  -x-|
      =  -p-|
      where p = ["a", "x"]
      """)
  }

  @Test("It completes as soon as one stream has completed and none of its values waits")
  func completesSoonOneStreamHasCompleted() {
    check(
      "zip(a, b) { x, y in y }",
      """
      a  -ab|
         ^--!
      b  ----x-y   -z|
         ^-----!
      =  ----x-[y|]
      """)
    check(
      "zip(a, b) { x, y in y }",
      """
      a  -a-b|
         ^-!
      b  -x|
         ^-!
      =  -x|
      """)
  }

  @Test("Any error ends all")
  func anyErrorEndsAll() {
    check(
      "zip(a, b)",
      """
      a  -a-b|
         ^-!
      b  --#
         ^-!
      =  --#
      """)
  }

  @Test("nil is paired like other values")
  func nilPairedLikeOtherValues() {
    check(
      "zip(a, b) { x, y in x == nil ? y : x }",
      """
      a  -n-|
      b  -x-|
      =  -x-|
      where n = nil
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      "zip(a, b) { x, y in x / y }",
      """
      a  -4-4|
         ^--!
      b  -2-0|
         ^--!
      =  -2-#
      where # = "division by zero"
      """)
  }

  @Test("All are disposed with the subscriber")
  func allDisposedWithSubscriber() {
    check(
      "zip(a, b) { x, y in y }.take(1)",
      """
      a  -a   -|
         ^!
      b  -x   -|
         ^!
      =  -[x|]
      """)
  }

  @Test("The closure may stand between the brackets, after the streams")
  func closureStandsBetweenBrackets() {
    check(
      "zip(a, b, { x, y in y })",
      """
      a  -a--|
      b  --x-|
      =  --x-|
      """)
  }

  @Test("Three streams: a value waits for both others")
  func threeStreamsValueWaitsForBoth() {
    check(
      #"zip(a, b, c) { x, y, z in "\(x)\(y)\(z)" }"#,
      """
      a  a---    --|
      b  --b-    --|
      c  ---c    --|
      =  ---'abc'--|
      """)
  }

  @Test("An empty stream completes it, and the others are disposed")
  func emptyStreamCompletesOthersDisposed() {
    check(
      "zip(a, b)",
      """
      a  -a-b|
         ^-!
      b  --|
         ^-!
      =  --|
      """)
  }

  @Test("Each subscriber pairs anew")
  func eachSubscriberPairsAnew() {
    check(
      #"zip(a, b) { x, y in "\(x)\(y)" }"#,
      """
      a  -a   |
      b  x-   |
      =  -'ax'|
      =  --   ^'ax'|
      """)
  }
}
