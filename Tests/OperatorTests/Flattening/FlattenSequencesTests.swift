import Testing

struct `flatten of arrays` {
  @Test func `The elements are sent one by one`() {
    check("from([[1, 2], [], [3]]).flatten().subscribe { log($0) }", in: .reactiveswift, logs: ["1", "2", "3"])
  }

  @Test func `A value that has no elements is an error`() {
    check(
      "just(1).flatten().subscribe(error: { e in log(e.message) })", in: .reactiveswift,
      logs: ["'from' needs an array, a range or a stream, not an Int"])
  }
}
