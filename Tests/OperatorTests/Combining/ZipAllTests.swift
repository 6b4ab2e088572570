import Testing

@Suite("zipAll")
struct ZipAllTests {
  @Test("It collects the streams that come, and pairs their values when there are no more")
  func collectsStreamsComePairsTheirValues() {
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

  @Test("Without a closure it sends tuples in rac and arrays in rxjs")
  func withoutClosureSendsTuplesRacArrays() {
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

  @Test("Without streams it completes, an error passes")
  func withoutStreamsCompletesErrorPasses() {
    check(
      "a.zipAll()",
      """
      a  --|
      =  --|
      """)
    check(
      "a.zipAll()",
      """
      a  p-#
      b  x|
         -
      =  --#
      where p = b
      """)
  }

  @Test("The streams are disposed with the subscriber")
  func streamsDisposedWithSubscriber() {
    check(
      "a.zipAll { x in x }",
      """
      a  p|
      b  -x--y|
         -^--!
      =  --x-!
      where p = b
      """)
  }
}
