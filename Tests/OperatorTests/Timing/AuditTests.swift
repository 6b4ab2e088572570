import Testing

struct AuditTests {
  @Test func `Once a value has come it waits until the closure's stream sends, then sends the latest value`() {
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

  @Test func `Completion waits for a value that waits`() {
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

  @Test func `An error does not`() {
    check(
      "a.audit { x in b }",
      """
      a  -ab#
      b  ---x
         -^-!
      =  ---#
      """)
  }

  @Test func `When that stream completes without a value, the latest value goes on waiting`() {
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

  @Test func `The error of that stream passes`() {
    check(
      "a.audit { x in b }",
      """
      a  -a-b|
         ^-!
      b  -#
      =  --#
      """)
  }
}
