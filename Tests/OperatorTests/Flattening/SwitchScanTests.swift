import Testing

@Suite("switchScan")
struct SwitchScanTests {
  @Test("The closure is also given the value that was sent last, first the seed, which is not sent")
  func closureAlsoGivenValueWasSent() {
    check(
      "a.switchScan({ sum, x in just(sum + x) }, 1)",
      """
      a  -1-2-3|
      =  -2-4-7|
      """)
  }

  @Test("The stream that runs is disposed")
  func streamRunsDisposed() {
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

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      #"a.switchScan({ last, x in throw "closure" }, 0)"#,
      """
      a  -1-2|
         ^!
      =  -#
      where # = "closure"
      """)
  }

  @Test("Each subscriber begins with the seed")
  func eachSubscriberBeginsWithSeed() {
    check(
      "a.switchScan({ sum, x in just(sum + x) }, 1)",
      """
      a  -1|
      =  -2|
      =  --^2|
      """)
  }
}
