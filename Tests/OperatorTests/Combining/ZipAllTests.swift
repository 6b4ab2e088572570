import Testing

struct ZipAllTests {
  @Test func `It collects the streams that come, and pairs their values when there are no more`() {
    check(
      #"a.zipAll { x, y in "\(x)\(y)" }"#,
      """
      a  p-q|
      b  -x-y|
         ---^-   --   !
      c  z--w|
         ---^-   --   !
      =  ----'xz'-'yw'|
      where p = b; q = c
      """)
  }

  @Test func `Without a closure it sends tuples in rac and arrays in rxjs`() {
    check(
      "a.zipAll()", in: .rac,
      """
      a  pq|
      b  x|
      c  y|
      =  --r|
      where p = b; q = c; r = ("x", "y")
      """)
    check(
      "a.zipAll()", in: .rxjs,
      """
      a  pq|
      b  x|
      c  y|
      =  --r|
      where p = b; q = c; r = ["x", "y"]
      """)
  }
}
