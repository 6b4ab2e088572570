import Testing

struct LazyMapTests {
  @Test func `Only the last of the values before the turn is transformed, and the completion follows it`() {
    check(
      "from([1, 2, 3]).lazyMap(on: main) { $0 * 10 }.subscribe { log($0) }", in: .reactiveswift, logs: ["30"])
  }

  @Test func `Values at different instants are all transformed`() {
    check(
      "a.lazyMap(on: main) { $0 + 1 }", in: .reactiveswift,
      """
      a  -1-2|
      =  -2-3|
      """)
  }
}
