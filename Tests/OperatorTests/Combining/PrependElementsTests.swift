import Testing

struct `prepend(elements)` {
  @Test func `The elements of arrays and ranges, and values, are sent in reverse order of writing`() {
    check(
      "just(1).prepend([7, 8]).prepend(4...5).prepend(2, 3).collect().subscribe { log($0) }", in: .combine,
      logs: ["[2, 3, 4, 5, 7, 8, 1]"])
  }
}
