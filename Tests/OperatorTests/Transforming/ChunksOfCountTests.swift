import Testing

struct ChunksOfCountTests {
  @Test func `A chunk is sent when it is full, and the rest at the end`() {
    check(
      "[1, 2, 3].async.chunks(ofCount: 2).subscribe { log($0) }", in: .asyncsequence, logs: ["[1, 2]", "[3]"])
  }
}
