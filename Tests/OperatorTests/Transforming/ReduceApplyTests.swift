import Testing

struct ReduceApplyTests {
  @Test func `It calls the closure that stands first with the other values`() {
    check(
      "combineLatest(a, b, c).reduceApply()", in: .rac,
      """
      a  f----g-|
      b  1-2----|
      c  4------|
      =  5-6--8-|
      where f = { x, y in x + y }; g = { x, y in x * y }
      """)
  }

  @Test func `A value that is no tuple with a closure in front is an error`() {
    check(
      "a.reduceApply()", in: .rac,
      """
      a  -p-|
         ^!
      =  -#
      where p = (1, 2); # = _

      a  -1-|
         ^!
      =  -#
      where # = _
      """)
  }
}
