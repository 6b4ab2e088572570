import Testing

@Suite("concatMap")
struct ConcatMapTests {
  @Test("The streams run one after the other, and the closure is called when its turn has come")
  func streamsRunOneAfterOtherClosure() {
    check(
      "a.concatMap { b }",
      """
      a  -a-a--|
         ^-----!
      b  x--y-|
         -^----!
         ------^----!
      =  -x--y-x--y-|
      """)
    check(
      #"from([1, 2]).concatMap { x in log("asked for \(x)"); timer(100ms) }.subscribe()"#,
      logs: ["asked for 1", "100ms  asked for 2"])
  }

  @Test("The first error ends all, and the values that wait are dropped")
  func firstErrorEndsAllValuesWait() {
    check(
      "a.concatMap { b }",
      """
      a  -aa-|
         ^--!
      b  x-#
         -^-!
      =  -x-#
      """)
    check(
      "a.concatMap { b }",
      """
      a  -aa#
      b  x--y
         -^-!
      =  -x-#
      """)
  }

  @Test("Source and stream are disposed with the subscriber")
  func sourceStreamDisposedWithSubscriber() {
    check(
      "a.concatMap { b }",
      """
      a  -aa--|
         ^--!
      b  x--y|
         -^-!
      =  -x-!
      """)
  }

  @Test("In rxjs the second parameter is the index")
  func rxjsSecondParameterIndex() {
    check(
      "a.concatMap { x, i in of(i) }", in: .rxjs,
      """
      a  -a-a|
      =  -0-1|
      """)
  }

  @Test("An empty source gives an empty stream")
  func emptySourceGivesEmptyStream() {
    check(
      "a.concatMap { b }",
      """
      a  --|
      b  x|
         -
      =  --|
      """)
  }

  @Test("It completes when the source and the last stream have")
  func completesWhenSourceLastStreamHave() {
    check(
      "a.concatMap { b }",
      """
      a  -a----|
      b  x|
      =  -x----|
      """)
  }
}
