import Testing

struct ScanMapTests {
  @Test func `The closure gives the next state and the value that is sent`() {
    check(
      "a.scanMap(10) { state, x in (state + x, state) }", in: .reactiveswift,
      """
      a  -123|
      =  -ABC|
      where A = 10; B = 11; C = 13
      """)
  }

  @Test func `Anything but a tuple of two is an error`() {
    check(
      "a.scanMap(0) { state, x in x }", in: .reactiveswift,
      """
      a  -1|
         ^!
      =  -#
      where # = _
      """)
  }
}
