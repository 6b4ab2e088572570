import Testing

@Suite("audit")
struct AuditTests {
  @Test("Once a value has come it waits until the closure's stream sends, then sends the latest value")
  func onceValueHasComeWaitsUntil() {
    check(
      "a.audit { x in b }",
      """
      a  -ab--c---|
         ^--------!
      b  ---x
         -^--!
         -----^--!
      =  ----b---c|
      """)
  }

  @Test("Completion waits for a value that waits")
  func completionWaitsForValueWaits() {
    check(
      "a.audit { x in b }",
      """
      a  -ab|
         ^--!
      b  ---x
         -^--!
      =  ----[b|]
      """)
  }

  @Test("An error does not")
  func errorDoesNot() {
    check(
      "a.audit { x in b }",
      """
      a  -ab#
      b  ---x
         -^-!
      =  ---#
      """)
  }

  @Test("When that stream completes without a value, the latest value goes on waiting")
  func whenStreamCompletesWithoutValueLatest() {
    check(
      #"a.audit { x in x == "a" ? empty() : b }"#,
      """
      a  -a----b----|
      b  ---x
         ------^--!
      =  ---------b-|
      """)
    check(
      "a.audit { x in empty() }",
      """
      a  -ab-|
      =  ----|
      """)
  }

  @Test("The error of that stream passes")
  func errorStreamPasses() {
    check(
      "a.audit { x in b }",
      """
      a  -a-b|
         ^-!
      b  -#
      =  --#
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.audit { x in b }",
      """
      a  --|
      b  -x
         -
      =  --|
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      #"a.audit { x in throw "closure" }"#,
      """
      a  -a-b|
         ^!
      =  -#
      where # = "closure"
      """)
  }

  @Test("A duration stands for a closure")
  func takesDuration() {
    check(
      "a.audit(300ms)",
      """
      a  -ab--c---|
         ^--------!
      =  ----b---c|
      """)
  }
}
