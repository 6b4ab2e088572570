import Testing

struct `merge of AsyncSequence` {
  private let slow = "flatMap { x in timer(400ms).map { _ in x } }"

  @Test func `Elements come in the order of their arrival, and the end when all have ended`() {
    check(
      "merge(a, b)", in: .asyncsequence,
      """
      a  -1---3--|
      b  --2----4---|
      =  -12--3-4---|
      """)
  }

  @Test func `While the loop is busy one element of each waits, and no more are asked for`() {
    check(
      """
      let a = cold("-1-3-5-|").map { x in log(x); return x }
      merge(a, cold("--2|")).\(slow).subscribe()
      """, in: .asyncsequence,
      logs: ["100ms  1", "900ms  3", "1.3s  5"])
  }

  @Test func `An error that waits is found with the next request, and leaves the others`() {
    check(
      "merge(a, b).\(slow)", in: .asyncsequence,
      """
      a  -1------------|
         ^--------!
      b  --2#
      =  -----1---(2#)
      """)
  }
}
