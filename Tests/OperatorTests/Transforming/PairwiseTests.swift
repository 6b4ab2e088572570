import Testing

struct PairwiseTests {
  @Test func `It sends each value, but for the first, with the one before it`() {
    check(
      "a.pairwise()",
      """
      a  -1-2-3-|
         ^------!
      =  ---p-q-|
      where p = [1, 2]; q = [2, 3]
      """)
  }

  @Test func `A stream of one value sends nothing`() {
    check(
      "a.pairwise()",
      """
      a  -1-|
      =  ---|
      """)
  }

  @Test func `nil is a value before another`() {
    check(
      "a.pairwise()",
      """
      a  -n1-#
      =  --p-#
      where n = nil; p = [nil, 1]
      """)
  }

  @Test func `Each subscriber begins without a value before`() {
    check(
      "a.pairwise()",
      """
      a  -1-2|
      =  ---p|
      =  --^--p|
      where p = [1, 2]
      """)
  }

  @Test func `combinePrevious sends tuples, with an initial value also of the first value`() {
    check("from([1, 2, 3]).combinePrevious().subscribe { log($0) }", in: .reactiveswift, logs: ["(1, 2)", "(2, 3)"])
    check("from([1, 2]).combinePrevious(0).subscribe { log($0) }", in: .reactiveswift, logs: ["(0, 1)", "(1, 2)"])
  }
}
