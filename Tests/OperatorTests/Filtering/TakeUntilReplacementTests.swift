import Testing

struct TakeUntilReplacementTests {
  @Test func `With its first value the replacement takes over`() {
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-b-c-d|
         ^---!
      b  ----x-y-|
         ^-------!
      =  -a-bx-y-|
      """)
  }

  @Test func `At one instant the replacement's value comes in place of the source's`() {
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-b-c|
      b  ---x--|
      =  -a-x--|
      """)
  }

  @Test func `The replacement's completion and its error take over, too`() {
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-b-c|
         ^-!
      b  --|
      =  -a|

      a  -a-b-c|
         ^-!
      b  --#
      =  -a#
      """)
  }

  @Test func `The source's completion does not pass: the replacement may still come`() {
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-|
      b  ----x-|
         ^-----!
      =  -a--x-|
      """)
  }

  @Test func `An error of the source passes, and the replacement is disposed`() {
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-#
      b  ----x
         ^--!
      =  -a-#
      """)
  }

  @Test func `A replacement that sends at once keeps the source from being subscribed`() {
    check(
      #"a.takeUntilReplacement(just("x"))"#,
      """
      a  -   a-|
         -
      =  [x|]
      """)
  }

  @Test func `Both are disposed with the subscriber`() {
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-b-c|
         ^-!
      b  ----x
         ^-!
      =  -a!
      """)
  }

  @Test func `Each subscriber listens to a replacement of its own`() {
    check(
      "a.takeUntilReplacement(b)",
      """
      a  -a-a|
      b  --x|
      =  -ax|
      =  --^ax|
      """)
  }
}
