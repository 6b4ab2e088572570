import Testing

struct MergeTests {
  @Test func `It passes on the values of all streams as they come, and completes when all have`() {
    check(
      "a.merge(b)",
      """
      a  -a---c-|
         ^------!
      b  ---b--|
         ^-----!
      =  -a-b-c-|
      """)
  }

  @Test func `At one instant they come in the order of the streams`() {
    check(
      "merge(a, b, c)",
      """
      a  --a    |
      b  --b    |
      c  --c    |
      =  --[abc]|
      """)
  }

  @Test func `The first error ends all`() {
    check(
      "merge(a, b)",
      """
      a  -a---c|
         ^--!
      b  --b#
         ^--!
      =  -ab#
      """)
  }

  @Test func `A stream that fails at once keeps those after it from being subscribed`() {
    check(
      #"merge(a, fail("error"), b)"#,
      """
      a  -   a-|
         [^!]
      b  -   b-|
         -
      =  #
      """)
  }

  @Test func `With a number only that many run at a time`() {
    check(
      "merge(a, b, c, 2)",
      """
      a  -a   -|
         ^-   -!
      b  -b   ----|
         ^-   ----!
      c  -c   |
         --   -^-!
      =  -[ab]--c-|
      """)
  }

  @Test func `All are disposed with the subscriber`() {
    check(
      "merge(a, b)",
      """
      a  -a--|
         ^-!
      b  ---b|
         ^-!
      =  -a!
      """)
  }

  @Test func `In rxjs mergeWith is another name of it`() {
    check(
      "a.mergeWith(b)", in: .rxjs,
      """
      a  -a--|
      b  --b-|
      =  -ab-|
      """)
  }

  @Test func `An empty stream adds nothing`() {
    check(
      "merge(a, b)",
      """
      a  -   a-|
      b  |
         [^!]
      =  -   a-|
      """)
  }

  @Test func `Each subscriber has subscriptions of its own`() {
    check(
      "merge(a, b)",
      """
      a  -a--|
      b  --b-|
      =  -ab-|
      =  --^ab-|
      """)
  }
}
