import Testing

@Suite("from")
struct FromTests {
  @Test("It sends the elements of an array and completes inside the subscribing call")
  func sendsElementsArrayCompletesInsideSubscribing() {
    check(
      #"from(["a", "b", nil])"#,
      """
      =  [abn|]
      =  -     -[^abn|]
      where n = nil
      """)
    check(
      """
      from([1, 2]).subscribe { log($0) }
      log("subscribed")
      """, logs: ["1", "2", "subscribed"])
  }

  @Test("Ranges, tuples and strings have elements, too")
  func rangesTuplesStringsHaveElementsToo() {
    check("from(1...3)", "=  [123|]")
    check(#"from((1, "a"))"#, "=  [1a|]")
    check(#"from("ab")"#, "=  [ab|]")
  }

  @Test("An array without elements is an empty stream")
  func arrayWithoutElementsEmptyStream() {
    check("from([])", "=  |")
  }

  @Test("A stream is given back as it is")
  func streamGivenBack() {
    check(
      "from(a)",
      """
      a  -a-|
      =  -a-|
      """)
  }

  @Test("Elements after the disposal are not sent")
  func elementsAfterDisposalNotSent() {
    check("from([1, 2, 3]).doNext { log($0) }.take(1).subscribe()", logs: ["1"])
  }

  @Test("Other values are refused")
  func otherValuesRefused() {
    check("from(1)", in: .rac, failsWith: "not an Int")
    check("from(1)", in: .rxjs, failsWith: "You provided '1' where a stream was expected")
  }
}
