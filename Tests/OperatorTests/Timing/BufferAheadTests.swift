import Testing

struct `buffer of AsyncSequence` {
  private func script(_ policy: String) -> String {
    """
    [1, 2, 3, 4].async.map { x in log(x); return x }.buffer(policy: .\(policy))
      .flatMap { x in timer(1s).map { _ in "\\(x) done" } }.subscribe { log($0) }
    """
  }

  @Test func `The task reads ahead until as many are kept`() {
    check(
      script("bounded(2)"), in: .asyncsequence,
      logs: ["1", "2", "3", "1s  1 done", "1s  4", "2s  2 done", "3s  3 done", "4s  4 done"])
    check(
      script("bounded(0)"), in: .asyncsequence,
      logs: ["1", "1s  1 done", "1s  2", "2s  2 done", "2s  3", "3s  3 done", "3s  4", "4s  4 done"])
  }

  @Test func `A full buffer drops its oldest element, or loses the new one`() {
    check(
      "a.buffer(policy: .bufferingLatest(1)).flatMap { x in timer(400ms).map { _ in x } }", in: .asyncsequence,
      """
      a  -1234-|
      =  -----1---(4|)
      """)
    check(
      "a.buffer(policy: .bufferingOldest(1)).flatMap { x in timer(400ms).map { _ in x } }", in: .asyncsequence,
      """
      a  -1234-|
      =  -----1---(2|)
      """)
  }

  @Test func `An error comes after what is kept`() {
    check(
      "a.buffer(policy: .unbounded).flatMap { x in timer(400ms).map { _ in x } }", in: .asyncsequence,
      """
      a  -12#
      =  -----1---(2#)
      """)
  }
}
