import Testing

struct ChainTests {
  @Test func `The next sequence begins when the one before has ended`() {
    check(
      "chain(a, b)", in: .asyncsequence,
      """
      a  -1-|
         ^--!
      b  -2-|
         ---^--!
      =  -1--2-|
      """)
  }

  @Test func `An error ends all`() {
    check(
      "chain(a, b)", in: .asyncsequence,
      """
      a  -1-#
      b  -2-|
         -
      =  -1-#
      """)
  }

  @Test func `A task that is cancelled asks the next sequence, too`() {
    check(
      """
      let b = signal { log("b begins"); onDispose { log("b is left") } }
      chain(cold("-1------|"), b).chunked(by: timer(300ms)).prefix(1).subscribe { log($0) }
      """, in: .asyncsequence, logs: ["300ms  [1]", "300ms  b begins", "300ms  b is left"])
  }
}
