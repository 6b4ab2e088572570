import Testing

struct ZipTests {
  @Test func `It pairs the first values, then the second ones; early values wait`() {
    check(
      #"zip(a, b) { x, y in "\(x)\(y)" }"#,
      """
      a  -a-   b-c   --   -|
      b  --x   --y   -z   -|
      =  --'ax'--'by'-'cz'-|
      """)
  }

  @Test func `In rac it sends tuples, in rxjs arrays`() {
    check(
      "a.zip(b)", in: .rac,
      """
      a  -a-|
      b  -x-|
      =  -p-|
      where p = ("a", "x")
      """)
    check(
      "a.zip(b)", in: .rxjs,
      """
      a  -a-|
      b  -x-|
      =  -p-|
      where p = ["a", "x"]
      """)
  }

  @Test func `It completes as soon as one stream has completed and none of its values waits`() {
    check(
      "zip(a, b) { x, y in y }",
      """
      a  -ab|
         ^--!
      b  ----x-y   -z|
         ^-----!
      =  ----x-[y|]

      a  -a-b|
         ^-!
      b  -x|
         ^-!
      =  -x|
      """)
  }

  @Test func `Any error ends all`() {
    check(
      "zip(a, b)",
      """
      a  -a-b|
         ^-!
      b  --#
         ^-!
      =  --#
      """)
  }

  @Test func `An error in the closure is the stream's error`() {
    check(
      "zip(a, b) { x, y in x / y }",
      """
      a  -4-4|
         ^--!
      b  -2-0|
         ^--!
      =  -2-#
      where # = "division by zero"
      """)
  }

  @Test func `All are disposed with the subscriber`() {
    check(
      "zip(a, b) { x, y in y }.take(1)",
      """
      a  -a   -|
         ^!
      b  -x   -|
         ^!
      =  -[x|]
      """)
  }

  @Test func `The closure may stand between the brackets, after the streams`() {
    check(
      "zip(a, b, { x, y in y })",
      """
      a  -a--|
      b  --x-|
      =  --x-|
      """)
  }

  @Test func `Three streams: a value waits for both others`() {
    check(
      #"zip(a, b, c) { x, y, z in "\(x)\(y)\(z)" }"#,
      """
      a  a---    --|
      b  --b-    --|
      c  ---c    --|
      =  ---'abc'--|
      """)
  }

  @Test func `An empty stream completes it, and the others are disposed`() {
    check(
      "zip(a, b)",
      """
      a  -a-b|
         ^-!
      b  --|
         ^-!
      =  --|
      """)
  }

  @Test func `Each subscriber pairs anew`() {
    check(
      #"zip(a, b) { x, y in "\(x)\(y)" }"#,
      """
      a  -a   |
      b  x-   |
      =  -'ax'|
      =  --   ^'ax'|
      """)
  }
}
