import Testing

struct ReduceEachTests {
  @Test func `It combines the values of each tuple`() {
    check(
      "a.reduceEach { x, y in x + y }",
      """
      a  -p-q-|
         ^----!
      =  -3-7-|
      where p = (1, 2); q = (3, 4)
      """)
  }

  @Test func `A value that is no tuple is an error, and the source is disposed`() {
    check(
      "a.reduceEach { x, y in x + y }", in: .rac,
      """
      a  -p-1-|
         ^--!
      =  -3-#
      where p = (1, 2); # = _
      """)
  }

  @Test func `A value of the tuple may be nil`() {
    check(
      "a.reduceEach { x, y in y == nil ? x : y }",
      """
      a  -p-#
      =  -1-#
      where p = (1, nil)
      """)
  }

  @Test func `An error in the closure is the stream's error`() {
    check(
      "a.reduceEach { x, y in x / y }",
      """
      a  -p-q-|
         ^--!
      =  -2-#
      where p = (2, 1); q = (1, 0); # = "division by zero"
      """)
  }
}
