import Testing

@Suite("pairwise")
struct PairwiseTests {
  @Test("It sends each value, but for the first, with the one before it")
  func sendsEachValueButForFirst() {
    check(
      "a.pairwise()",
      """
      a  -1-2-3-|
         ^------!
      =  ---p-q-|
      where p = [1, 2]; q = [2, 3]
      """)
  }

  @Test("A stream of one value sends nothing")
  func streamOneValueSendsNothing() {
    check(
      "a.pairwise()",
      """
      a  -1-|
      =  ---|
      """)
  }

  @Test("nil is a value before another")
  func nilValueBeforeAnother() {
    check(
      "a.pairwise()",
      """
      a  -n1-#
      =  --p-#
      where n = nil; p = [nil, 1]
      """)
  }

  @Test("Each subscriber begins without a value before")
  func eachSubscriberBeginsWithoutValueBefore() {
    check(
      "a.pairwise()",
      """
      a  -1-2|
      =  ---p|
      =  --^--p|
      where p = [1, 2]
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.pairwise()",
      """
      a  --|
      =  --|
      """)
  }

  @Test("combinePrevious sends tuples, with an initial value also of the first value")
  func combinePrevious() {
    check("from([1, 2, 3]).combinePrevious().subscribe { log($0) }", in: .reactiveswift, logs: ["(1, 2)", "(2, 3)"])
    check("from([1, 2]).combinePrevious(0).subscribe { log($0) }", in: .reactiveswift, logs: ["(0, 1)", "(1, 2)"])
  }
}
