import Testing

struct `map(_:_:) of Combine` {
  @Test func `Two closures make pairs`() {
    check(
      "from([[1, 2], [3, 4]]).map({ $0.first }, { $0.last }).subscribe { log($0) }", in: .combine,
      logs: ["(1, 2)", "(3, 4)"])
  }

  @Test func `Three closures make triples`() {
    check(
      "from([[1, 2, 3]]).map({ $0[0] }, { $0[1] }, { $0[2] }).subscribe { log($0) }", in: .combine,
      logs: ["(1, 2, 3)"])
  }
}
