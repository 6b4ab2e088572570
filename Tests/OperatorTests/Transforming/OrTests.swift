import Testing

struct OrTests {
  @Test func `It sends whether one value of a tuple is true`() {
    check(
      "combineLatest(a, b).or()", in: .rac,
      """
      a  f-t-f--|
      b  f----t-|
      =  f-t-ft-|
      where t = true; f = false
      """)
  }

  @Test func `A value that is no tuple of Bools is an error`() {
    check(
      "a.or()", in: .rac,
      """
      a  -p-q-|
         ^--!
      =  -t-#
      where p = (false, false, true); q = 1; t = true; # = _
      """)
  }
}
