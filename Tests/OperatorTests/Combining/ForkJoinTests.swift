import Testing

struct ForkJoinTests {
  @Test func `It sends the last value of each when all have completed`() {
    check(
      #"forkJoin(a, b) { x, y in "\(x)\(y)" }"#,
      """
      a  -a-b-|
         ^----!
      b  --x|
         ^--!
      =  -----['bx'|]
      """)
  }

  @Test func `In rac it sends a tuple, in rxjs an array`() {
    check(
      "forkJoin(a, b)", in: .rac,
      """
      a  a|
      b  x|
      =  -[p|]
      where p = ("a", "x")
      """)
    check(
      "forkJoin(a, b)", in: .rxjs,
      """
      a  a|
      b  x|
      =  -[p|]
      where p = ["a", "x"]
      """)
  }

  @Test func `It completes as soon as one completes without a value`() {
    check(
      "forkJoin(a, b)",
      """
      a  -a-b-|
         ^-!
      b  --|
         ^-!
      =  --|
      """)
  }

  @Test func `The first error ends all`() {
    check(
      "forkJoin(a, b)",
      """
      a  -a-b-|
         ^-!
      b  -x#
         ^-!
      =  --#
      """)
  }

  @Test func `All are disposed with the subscriber`() {
    check(
      "forkJoin(a, b)",
      """
      a  -a-|
         ^-!
      b  --x-|
         ^-!
      =  --!
      """)
  }
}
