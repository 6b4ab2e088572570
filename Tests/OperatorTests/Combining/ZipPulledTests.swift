import Testing

struct `zip of AsyncSequence` {
  @Test func `It ends as soon as one sequence has ended, and leaves the others`() {
    check(
      "zip(a, b).map { $0.1 }", in: .asyncsequence,
      """
      a  -1--|
      b  --4-----8-|
         ^---!
      =  --4-|
      """)
  }

  @Test func `Nothing is asked for ahead`() {
    check(
      """
      let a = [1, 2, 3].async.map { x in log(x); return x }
      zip(a, interval(1s)).prefix(2).subscribe()
      """, in: .asyncsequence, logs: ["1", "1s  2"])
  }
}
