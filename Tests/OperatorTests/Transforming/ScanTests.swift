import Testing

struct ScanTests {
  @Test func `In rac the start comes first and is not sent`() {
    check(
      "a.scan(1) { $0 + $1 }", in: .rac,
      """
      a  -1-2-3-|
         ^------!
      =  -2-4-7-|
      """)
  }

  @Test func `In rxjs the closure comes first; without a seed the first value is sent as it is`() {
    check(
      "a.scan({ $0 + $1 }, 1)", in: .rxjs,
      """
      a  -1-2-3-|
      =  -2-4-7-|
      """)
    check(
      "a.scan { sum, x in sum + x }", in: .rxjs,
      """
      a  -1-2-3-|
      =  -1-3-6-|
      """)
  }

  @Test func `In rxjs the third parameter is the index, which begins at 1 without a seed`() {
    check(
      "a.scan({ sum, x, i in i }, 9)", in: .rxjs,
      """
      a  -5-5-5-|
      =  -0-1-2-|
      """)
    check(
      "a.scan { sum, x, i in i }", in: .rxjs,
      """
      a  -5-5-5-|
      =  -5-1-2-|
      """)
  }

  @Test func `An empty stream sends nothing, an error passes`() {
    check(
      "a.scan(1) { $0 + $1 }", in: .rac,
      """
      a  --|
      =  --|

      a  -1-#
      =  -2-#
      """)
  }

  @Test func `Each subscriber begins with the start`() {
    check(
      "a.scan(0) { $0 + $1 }", in: .rac,
      """
      a  -1-2|
      =  -1-3|
      =  --^1-3|
      """)
  }

  @Test func `An error in the closure is the stream's error`() {
    check(
      "a.scan(6) { $0 / $1 }", in: .rac,
      """
      a  -2-0-1|
         ^--!
      =  -3-#
      where # = "division by zero"
      """)
  }

  @Test func `The accumulation may become nil`() {
    check(
      "a.scan(0) { sum, x in sum == nil ? x : nil }", in: .rac,
      """
      a  -1-2-|
      =  -n-2-|
      where n = nil
      """)
  }
}
