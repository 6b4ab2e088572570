import Testing

struct DelayWhenTests {
  @Test func `Each value is sent when its own stream sends`() {
    check(
      #"a.delayWhen { x in x == "a" ? b : c }"#,
      """
      a  -a-b--   ---|
         ^-----   ---!
      b  ----x
         -^---!
      c  -x
         ---^!
      =  ----b[a ]---|
      """)
  }

  @Test func `A value whose stream completes without a value is lost`() {
    check(
      #"a.delayWhen { x in x == "a" ? b : c }"#,
      """
      a  -ab|
      b  -|
      c  ---x
      =  -----[b|]
      """)
  }

  @Test func `The error of a value's stream passes`() {
    check(
      "a.delayWhen { x in b }",
      """
      a  -a-b-|
         ^-!
      b  -#
      =  --#
      """)
  }

  @Test func `An error of the source does not wait`() {
    check(
      "a.delayWhen { x in b }",
      """
      a  -a-#
      b  ----x
         -^-!
      =  ---#
      """)
  }

  @Test func `The source is subscribed when the second argument has sent or completed`() {
    check(
      "a.delayWhen({ x in timer(100ms) }, b)",
      """
      a  -a-|
         --^--!
      b  --x
         ^-!
      =  ----a|

      a  -a-|
         --^--!
      b  --|
      =  ----a|
      """)
  }
}
