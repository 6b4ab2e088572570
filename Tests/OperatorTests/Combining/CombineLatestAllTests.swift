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
}
