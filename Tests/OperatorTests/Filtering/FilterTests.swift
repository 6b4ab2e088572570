import Testing

struct FilterTests {
  @Test func `It passes on the values for which the closure says true`() {
    check(
      "a.filter { $0 > 2 }",
      """
      a  -1-3-2-4-|
         ^--------!
      =  ---3---4-|
      """)
  }

  @Test func `An empty stream stays empty, an error passes`() {
    check(
      "a.filter { true }",
      """
      a  --|
      =  --|
      """)
    check(
      "a.filter { false }",
      """
      a  -1-#
      =  ---#
      """)
  }

  @Test func `The source is disposed with the subscriber`() {
    check(
      "a.filter { $0 > 1 }.takeUntil(b)",
      """
      a  -1-2-3|
         ^---!
      b  ----x
      =  ---2|
      """)
  }

  @Test func `nil is asked about like other values`() {
    check(
      "a.filter { $0 == nil }",
      """
      a  -n-1-|
      =  -n---|
      where n = nil
      """)
  }

  @Test func `In rxjs the second parameter is the index`() {
    check(
      "a.filter { x, i in i % 2 == 0 }", in: .rxjs,
      """
      a  -a-b-c-|
      =  -a---c-|
      """)
  }
}
