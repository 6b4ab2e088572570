import Testing

@Suite("takeLast")
struct TakeLastTests {
  @Test("It sends the last values when the stream completes")
  func sendsLastValuesWhenStreamCompletes() {
    check(
      "a.takeLast(2)",
      """
      a  -a-b-c-|
         ^------!
      =  -------[bc|]
      """)
  }

  @Test("A stream with fewer values sends all of them")
  func streamWithFewerValuesSendsAll() {
    check(
      "a.takeLast(5)",
      """
      a  -a-b-|
      =  -----[ab|]
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.takeLast(2)",
      """
      a  --|
      =  --|
      """)
  }

  @Test("An error loses the values")
  func errorLosesValues() {
    check(
      "a.takeLast(2)",
      """
      a  -a-b-#
      =  -----#
      """)
  }

  @Test("In rxjs takeLast(0) completes at once")
  func rxjsTakeLastCompletesAtOnce() {
    check(
      "a.takeLast(0)", in: .rxjs,
      """
      a  -a-|
         -
      =  |
      """)
  }

  @Test("Each subscriber remembers anew")
  func eachSubscriberRemembersAnew() {
    check(
      "a.takeLast(1)",
      """
      a  -ab|
      =  ---[b|]
      =  --^-   -[b|]
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      "a.takeLast(1)",
      """
      a  -a-b-|
         ^--!
      =  ---!
      """)
  }
}
