import Testing

@Suite("skipNil")
struct SkipNilTests {
  @Test("It drops nil alone")
  func dropsNil() {
    check("from([1, nil, false]).skipNil().subscribe { log($0) }", in: .reactiveswift, logs: ["1", "false"])
  }

  @Test("An error passes")
  func error() {
    check(
      "a.skipNil()", in: .reactiveswift,
      """
      a  -1-#
      =  -1-#
      """)
  }
}
