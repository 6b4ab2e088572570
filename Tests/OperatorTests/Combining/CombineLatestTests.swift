import Testing

struct CombineLatestTests {
  @Test func `Once all have sent a value, it sends the latest of each at every change`() {
    check(
      #"combineLatest(a, b) { x, y in "\(x)\(y)" }"#,
      """
      a  -a-   -b   -   --|
         ^--   --   -   --!
      b  --x   --   y   |
         ^--   --   -   !
      =  --'ax'-'bx''by'--|
      """)
  }

  @Test func `In rac it sends tuples, in rxjs arrays`() {
    check(
      "a.combineLatest(b)", in: .rac,
      """
      a  -a-|
      b  -x-|
      =  -p-|
      where p = ("a", "x")
      """)
    check(
      "a.combineLatest(b)", in: .rxjs,
      """
      a  -a-|
      b  -x-|
      =  -p-|
      where p = ["a", "x"]
      """)
  }

  @Test func `A change of two streams at one instant is two values`() {
    check(
      #"combineLatest(a, b) { x, y in "\(x)\(y)" }"#,
      """
      a  a   -b         |
      b  x   -y         |
      =  'ax'-['bx''by']|
      """)
  }

  @Test func `It completes when all have, also when one has sent nothing`() {
    check(
      "combineLatest(a, b) { x, y in x }",
      """
      a  -a---b|
         ^-----!
      b  --|
         ^-!
      =  ------|
      """)
  }

  @Test func `Any error ends all`() {
    check(
      "combineLatest(a, b) { x, y in x }",
      """
      a  -a--b|
         ^-!
      b  --#
         ^-!
      =  --#
      """)
  }

  @Test func `A synchronous stream runs to its end before the next one is subscribed`() {
    check("combineLatest(from([1, 2]), from([3, 4])) { x, y in 10 * x + y - 20 }", "=  [34|]")
  }

  @Test func `All are disposed with the subscriber`() {
    check(
      "combineLatest(a, b) { x, y in y }",
      """
      a  -a--|
         ^--!
      b  --x-|
         ^--!
      =  --x!
      """)
  }

  @Test func `Each subscriber has subscriptions of its own`() {
    check(
      "combineLatest(a, b) { x, y in x }",
      """
      a  -a|
      b  x-|
      =  -a|
      =  --^a|
      """)
  }
}
