import Testing

struct MergeScanTests {
  @Test func `The closure is also given the value that was sent last, first the seed, which is not sent`() {
    check(
      "a.mergeScan({ sum, x in just(sum + x) }, 1)",
      """
      a  -1-2-3|
      =  -2-4-7|
      """)
  }

  @Test func `Streams run all at once`() {
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

  @Test func `Each subscriber begins with the seed`() {
    check(
      "a.mergeScan({ sum, x in just(sum + x) }, 1)",
      """
      a  -1|
      =  -2|
      =  --^2|
      """)
  }

  @Test func `An empty source gives an empty stream`() {
    check(
      "a.mergeScan({ sum, x in just(sum) }, 0)",
      """
      a  --|
      =  --|
      """)
  }
}
