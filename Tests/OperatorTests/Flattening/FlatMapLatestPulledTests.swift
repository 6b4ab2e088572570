import Testing

struct `flatMapLatest of AsyncSequence` {
  @Test func `A new element cancels the sequence of the one before`() {
    check(
      "a.flatMapLatest { x in b.map { y in x } }", in: .asyncsequence,
      """
      a  -1---2--|
      b  -x--x--|
         -^---!
         -----^------!
      =  --1---2--2--|
      """)
  }

  @Test func `While the loop is busy one element is taken ahead, and the running sequence is cancelled`() {
    check(
      """
      cold("-12----------3|").map { x in log(x); return x }.flatMapLatest { x in ["\\(x)", "\\(x)'"].async }
        .flatMap { x in timer(300ms).map { _ in x } }.subscribe { log("got \\($0)") }
      """, in: .asyncsequence,
      logs: [
        "100ms  1", "200ms  2", "400ms  got 1", "700ms  got 2", "1s  got 2'", "1.3s  3", "1.6s  got 3", "1.9s  got 3'",
      ])
  }

  @Test func `After an error the outer sequence runs to its next element`() {
    check(
      "a.flatMapLatest { x in b }", in: .asyncsequence,
      """
      a  -1-----2---|
         ^------!
      b  -#
      =  --#
      """)
  }
}
