import Testing

struct ChunkedByTests {
  @Test func `A group is sent when the first element of the next one comes, or at the end`() {
    check(
      "cold(\"-a-a-b-|\").chunked { $0 == $1 }.subscribe { log($0) }", in: .asyncsequence,
      logs: ["500ms  [a, a]", "700ms  [b]"])
  }
}
