import Testing

@Suite("flattenMap")
struct FlattenMapTests {
  @Test("It runs the streams of all values at once, and completes when all have")
  func runsStreamsAllValuesAtOnce() {
    check(
      "a.flattenMap { b }",
      """
      a  -a-a--|
         ^-----!
      b  x--y-|
         -^----!
         ---^----!
      =  -x-xy-y-|
      """)
  }

  @Test("The closure is given the value")
  func closureGivenValue() {
    check(
      "a.flattenMap { x in just(x, x + 1) }",
      """
      a  -1   -5   |
      =  -[12]-[56]|
      """)
  }

  @Test("With a limit the other values wait; the closure is called when its stream begins")
  func withLimitOtherValuesWaitClosure() {
    check(
      "a.flattenMap({ x in b }, 1)",
      """
      a  -aa-|
         ^---!
      b  x-|
         -^-!
         ---^-!
      =  -x-x-|
      """)
  }

  @Test("In rac nil is the empty stream")
  func racNilEmptyStream() {
    check(
      "a.flattenMap { x in x == 1 ? nil : just(x) }", in: .rac,
      """
      a  -1-2|
      =  ---2|
      """)
  }

  @Test("The first error ends all: the source's, a stream's or the closure's")
  func firstErrorEndsAllSourcesStreams() {
    check(
      "a.flattenMap { b }",
      """
      a  -a-#
         ^--!
      b  x--y
         -^-!
      =  -x-#
      """)
    check(
      "a.flattenMap { b }",
      """
      a  -a--b|
         ^--!
      b  x-#
         -^-!
      =  -x-#
      """)
    check(
      "a.flattenMap { x in just(1 / x) }",
      """
      a  -1-0|
      =  -1-#
      where # = "division by zero"
      """)
  }

  @Test("Source and streams are disposed with the subscriber")
  func sourceStreamsDisposedWithSubscriber() {
    check(
      "a.flattenMap { b }",
      """
      a  -a-a|
         ^-!
      b  x--y|
         -^!
      =  -x!
      """)
  }

  @Test("An empty source gives an empty stream")
  func emptySourceGivesEmptyStream() {
    check(
      "a.flattenMap { b }",
      """
      a  --|
      b  x|
         -
      =  --|
      """)
  }

  @Test("Its other names are flatMap and mergeMap")
  func otherNamesFlatMapMergeMap() {
    check(
      "a.mergeMap { x, i in of(i) }", in: .rxjs,
      """
      a  -a-a|
      =  -0-1|
      """)
    check(
      "a.flatMap { b }",
      """
      a  -a--|
      b  x-|
      =  -x--|
      """)
  }

  @Test("A closure's result that is no stream is an error")
  func closuresResultNoStreamError() {
    check(
      "a.flattenMap { 1 }",
      """
      a  -a|
      =  -#
      where # = _
      """)
  }
}
