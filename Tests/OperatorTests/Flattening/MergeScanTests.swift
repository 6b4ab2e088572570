import Testing

@Suite("mergeScan")
struct MergeScanTests {
  @Test("The closure is also given the value that was sent last, first the seed, which is not sent")
  func closureAlsoGivenValueWasSent() {
    check(
      "a.mergeScan({ sum, x in just(sum + x) }, 1)",
      """
      a  -1-2-3|
      =  -2-4-7|
      """)
  }

  @Test("Streams run all at once")
  func streamsRunAllAtOnce() {
    check(
      #"a.mergeScan({ last, x in b }, "s")"#,
      """
      a  -a-a--|
         ^-----!
      b  x--y-|
         -^----!
         ---^----!
      =  -x-xy-y-|
      """)
  }

  @Test("With a number only that many run at a time")
  func withNumberOnlySoManyRun() {
    check(
      #"a.mergeScan({ last, x in b.map { last + $0 } }, "", 1)"#,
      """
      a  -aa   -|
      b  x|
         -^!
         --^   !
      =  -x'xx'-|
      """)
  }

  @Test("The first error ends all, also one of the closure")
  func firstErrorEndsAllAlsoOne() {
    check(
      "a.mergeScan({ sum, x in b }, 0)",
      """
      a  -1--2|
      b  --#
         -^-!
      =  ---#
      """)
    check(
      #"a.mergeScan({ sum, x in throw "closure" }, 0)"#,
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
      "a.mergeScan({ sum, x in just(sum + x) }, 1)",
      """
      a  -1|
      =  -2|
      =  --^2|
      """)
  }

  @Test("An empty source gives an empty stream")
  func emptySourceGivesEmptyStream() {
    check(
      "a.mergeScan({ sum, x in just(sum) }, 0)",
      """
      a  --|
      =  --|
      """)
  }
}
