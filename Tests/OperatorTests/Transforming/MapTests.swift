import Testing

@Suite("map")
struct MapTests {
  @Test("It sends the closure's result for each value")
  func sendsClosuresResultForEachValue() {
    check(
      "a.map { $0 * 2 }",
      """
      a  -1-2-|
         ^----!
      =  -2-4-|
      """)
  }

  @Test("An error passes, and so does the end of an empty stream")
  func errorPassesSoDoesEndEmpty() {
    check(
      "a.map { 1 }",
      """
      a  --#
      =  --#
      """)
    check(
      "a.map { 1 }",
      """
      a  --|
      =  --|
      """)
  }

  @Test("An error in the closure is the stream's error, and the source is disposed")
  func errorClosureStreamsErrorSourceDisposed() {
    check(
      "a.map { 2 / $0 }",
      """
      a  -1-0-1|
         ^--!
      =  -2-#
      where # = "division by zero"
      """)
  }

  @Test("nil goes in and comes out like other values")
  func nilGoesComesOutLikeOther() {
    check(
      "a.map { $0 == nil ? 1 : nil }",
      """
      a  -n-1-|
      =  -1-n-|
      where n = nil
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      "a.map { $0 + 1 }.takeUntil(b)",
      """
      a  -1-2-3|
         ^---!
      b  ----x
      =  -2-3|
      """)
  }

  @Test("In rac a tuple is spread over the closure's parameters")
  func racTupleSpreadOverClosuresParameters() {
    check(
      "a.map { x, y in x + y }", in: .rac,
      """
      a  -p-|
      =  -3-|
      where p = (1, 2)
      """)
  }

  @Test("In rxjs the second parameter is the index")
  func rxjsSecondParameterIndex() {
    check(
      "a.map { x, i in x * i }", in: .rxjs,
      """
      a  -5-5-5-|
      =  -0-5-p-|
      where p = 10
      """)
  }
}
