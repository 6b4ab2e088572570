import Testing

@Suite("and")
struct AndTests {
  @Test("It sends whether all values of a tuple are true")
  func sendsWhetherAllValuesTupleTrue() {
    check(
      "combineLatest(a, b).and()", in: .rac,
      """
      a  t-f-t--|
      b  t----f-|
      =  t-f-tf-|
      where t = true; f = false
      """)
  }

  @Test("A value that is no tuple of Bools is an error")
  func valueNoTupleBoolsError() {
    check(
      "a.and()", in: .rac,
      """
      a  -p-q-|
         ^--!
      =  -f-#
      where p = (true, true, false); q = 1; f = false; # = _
      """)
  }
}
