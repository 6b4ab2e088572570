import Testing

struct ChunkedOnTests {
  @Test func `A group comes with the result that its elements have in common`() {
    check(
      "cold(\"-a-a-b-|\").chunked(on: { $0 == \"a\" }).subscribe { log($0) }", in: .asyncsequence,
      logs: ["500ms  (true, [a, a])", "700ms  (false, [b])"])
  }
}
