import Testing

struct `share of AsyncSequence` {
  @Test func `One iteration serves all loops`() {
    check(
      "zip(s, s).map { $0.1 }", in: .asyncsequence, given: "let s = a.share()",
      """
      a  -1-2-|
      =  -1-2-|
      """)
  }

  @Test func `A slow loop slows all, unless the buffer is unbounded`() {
    check(
      "chain(s, s)", in: .asyncsequence, given: "let s = a.share()",
      """
      a  -1-2-|
      =  -1
      """)
    check(
      "chain(s, s)", in: .asyncsequence, given: "let s = a.share(bufferingPolicy: .unbounded)",
      """
      a  -1-2-|
      =  -1-2-(12|)
      """)
  }
}
