import Testing

struct SwitchScanTests {
  @Test func `The closure is also given the value that was sent last, first the seed, which is not sent`() {
    check(
      "a.switchScan({ sum, x in just(sum + x) }, 1)",
      """
      a  -1-2-3|
      =  -2-4-7|
      """)
  }

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

  @Test func `Each subscriber begins with the seed`() {
    check(
      "a.switchScan({ sum, x in just(sum + x) }, 1)",
      """
      a  -1|
      =  -2|
      =  --^2|
      """)
  }
}
