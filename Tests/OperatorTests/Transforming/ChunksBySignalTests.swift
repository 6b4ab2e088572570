import Testing

struct ChunksBySignalTests {
  @Test func `A signal sends what there is, and nothing where there is nothing`() {
    check(
      """
      cold("-a-b-----c-|").chunked(by: .repeating(every: .milliseconds(400))).subscribe { log($0) }
      """, in: .asyncsequence, logs: ["400ms  [a, b]", "1.1s  [c]"])
    check(
      """
      cold("-a-b-c-|").chunks(ofCount: 2, or: timer(600ms)).subscribe { log($0) }
      """, in: .asyncsequence, logs: ["300ms  [a, b]", "600ms  [c]"])
  }
}
