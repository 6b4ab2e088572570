import Testing

@Suite("filter")
struct FilterTests {
  @Test("It passes on the values for which the closure says true")
  func passesOnValuesForClosureSays() {
    check(
      "a.filter { $0 > 2 }",
      """
      a  -1-3-2-4-|
         ^--------!
      =  ---3---4-|
      """)
  }

  @Test("An empty stream stays empty, an error passes")
  func emptyStreamStaysEmptyErrorPasses() {
    check(
      "a.filter { true }",
      """
      a  --|
      =  --|
      """)
    check(
      "a.filter { false }",
      """
      a  -1-#
      =  ---#
      """)
  }

  @Test("An error in the closure is the stream's error, and the source is disposed")
  func errorClosureStreamsErrorSourceDisposed() {
    check(
      "a.filter { 4 / $0 > 1 }",
      """
      a  -1-0-1|
         ^--!
      =  -1-#
      where # = "division by zero"
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      "a.filter { $0 > 1 }.takeUntil(b)",
      """
      a  -1-2-3|
         ^---!
      b  ----x
      =  ---2|
      """)
  }

  @Test("nil is asked about like other values")
  func nilAskedAboutLikeOtherValues() {
    check(
      "a.filter { $0 == nil }",
      """
      a  -n-1-|
      =  -n---|
      where n = nil
      """)
  }

  @Test("In rxjs the second parameter is the index")
  func rxjsSecondParameterIndex() {
    check(
      "a.filter { x, i in i % 2 == 0 }", in: .rxjs,
      """
      a  -a-b-c-|
      =  -a---c-|
      """)
  }
}
