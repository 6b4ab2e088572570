import Testing

struct SkipNilTests {
  @Test func `It drops nil alone`() {
    check("from([1, nil, false]).skipNil().subscribe { log($0) }", in: .reactiveswift, logs: ["1", "false"])
  }
}
