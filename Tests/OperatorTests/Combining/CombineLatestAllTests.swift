import Testing

struct CombineLatestAllTests {
  @Test func `It collects the streams that come, and combines the latest of each when there are no more`() {
    check(
      #"a.combineLatestAll { x, y in "\(x)\(y)" }"#,
      """
      a  p-q|
      b  -x-y|
         ---^-   --   !
      c  z-|
         ---^-   !
      =  ----'xz'-'yz'|
      where p = b; q = c
      """)
  }

  @Test func `Without a closure it sends tuples in rac and arrays in rxjs`() {
    check(
      "a.combineLatestAll()", in: .rac,
      """
      a  pq|
      b  x|
      c  y|
      =  --r|
      where p = b; q = c; r = ("x", "y")
      """)
    check(
      "a.combineLatestAll()", in: .rxjs,
      """
      a  pq|
      b  x|
      c  y|
      =  --r|
      where p = b; q = c; r = ["x", "y"]
      """)
  }

  @Test func `Without streams it completes, an error passes`() {
    check(
      "a.combineLatestAll()",
      """
      a  --|
      =  --|

      a  p-#
      b  x|
         -
      =  --#
      where p = b
      """)
  }

  @Test func `The streams are disposed with the subscriber`() {
    check(
      "a.combineLatestAll { x in x }",
      """
      a  p|
      b  -x--y|
         -^--!
      =  --x-!
      where p = b
      """)
  }
}
