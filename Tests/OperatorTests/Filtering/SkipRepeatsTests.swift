import Testing

struct SkipRepeatsTests {
  @Test func `skipRepeats compares with the value before, also where that was dropped`() {
    check("from([5, 3, 4]).skipRepeats { a, b in b < a }.subscribe { log($0) }", in: .reactiveswift, logs: ["5", "4"])
  }
}
