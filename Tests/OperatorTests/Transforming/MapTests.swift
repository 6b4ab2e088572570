import Testing

struct MapTests {
  @Test func `An error passes, and so does the end of an empty stream`() {
    check(
      "a.map { 1 }",
      """
      a  --#
      =  --#

      a  --|
      =  --|
      """)
  }

  @Test func `An error in the closure is the stream's error, and the source is disposed`() {
    check(
      "a.map { 2 / $0 }",
      """
      a  -1-0-1|
         ^--!
      =  -2-#
      where # = "division by zero"
      """)
  }

  @Test func `nil goes in and comes out like other values`() {
    check(
      "a.map { $0 == nil ? 1 : nil }",
      """
      a  -n-1-|
      =  -1-n-|
      where n = nil
      """)
  }

  @Test func `The source is disposed with the subscriber`() {
    check(
      "a.map { $0 + 1 }.takeUntil(b)",
      """
      a  -1-2-3|
         ^---!
      b  ----x
      =  -2-3|
      """)
  }

  @Test func `In rac a tuple is spread over the closure's parameters`() {
    check(
      "a.map { x, y in x + y }", in: .rac,
      """
      a  -p-|
      =  -3-|
      where p = (1, 2)
      """)
  }

  @Test func `In rxjs the second parameter is the index`() {
    check(
      "a.map { x, i in x * i }", in: .rxjs,
      """
      a  -5-5-5-|
      =  -0-5-p-|
      where p = 10
      """)
  }
}
