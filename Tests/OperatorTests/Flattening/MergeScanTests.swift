import Testing

struct MergeScanTests {
  @Test func `With a number only that many run at a time`() {
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

  @Test func `The first error ends all, also one of the closure`() {
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
}
