import Testing

struct SwitchScanTests {
  @Test func `The stream that runs is disposed`() {
    check(
      #"a.switchScan({ last, x in b }, "s")"#,
      """
      a  p--p--|
      b  -x-x|
         ^--!
         ---^---!
      =  -x--x-x|
      """)
  }

  @Test func `An error in the closure is the stream's error`() {
    check(
      #"a.switchScan({ last, x in throw "closure" }, 0)"#,
      """
      a  -1-2|
         ^!
      =  -#
      where # = "closure"
      """)
  }
}
