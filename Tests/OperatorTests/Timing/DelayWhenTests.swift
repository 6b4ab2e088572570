import Testing

@Suite("delayWhen")
struct DelayWhenTests {
  @Test("Each value is sent when its own stream sends")
  func eachValueSentWhenOwnStream() {
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

  @Test("A value whose stream completes without a value is lost")
  func valueWhoseStreamCompletesWithoutValue() {
    check(
      #"a.delayWhen { x in x == "a" ? b : c }"#,
      """
      a  -ab|
      b  -|
      c  ---x
      =  -----[b|]
      """)
  }

  @Test("The error of a value's stream passes")
  func errorValuesStreamPasses() {
    check(
      "a.delayWhen { x in b }",
      """
      a  -a-b-|
         ^-!
      b  -#
      =  --#
      """)
  }

  @Test("An error of the source does not wait")
  func errorSourceDoesNotWait() {
    check(
      "a.delayWhen { x in b }",
      """
      a  -a-#
      b  ----x
         -^-!
      =  ---#
      """)
  }

  @Test("The source is subscribed when the second argument has sent or completed")
  func sourceSubscribedWhenSecondArgumentHas() {
    check(
      "a.delayWhen({ x in timer(100ms) }, b)",
      """
      a  -a-|
         --^--!
      b  --x
         ^-!
      =  ----a|
      """)
    check(
      "a.delayWhen({ x in timer(100ms) }, b)",
      """
      a  -a-|
         --^--!
      b  --|
      =  ----a|
      """)
  }

  @Test("Source and waiting streams are disposed with the subscriber")
  func sourceWaitingStreamsDisposedWithSubscriber() {
    check(
      "a.delayWhen { x in b }",
      """
      a  -a-b|
         ^-!
      b  ---x
         -^!
      =  --!
      """)
  }
}
