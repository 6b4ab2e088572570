import Testing

struct `scan(into:)` {
  @Test func `The closure changes the accumulation, which is sent each time`() {
    check(
      "a.scan(into: 10) { sum, x in sum += x }", in: .reactiveswift,
      """
      a  -123|
      =  -ABC|
      where A = 11; B = 13; C = 16
      """)
  }

  @Test func `Each subscription begins anew`() {
    check(
      """
      let lists = from([1, 2]).scan(into: []) { list, x in list.append(x) }
      lists.subscribe { log($0) }
      lists.subscribe { log($0) }
      """, in: .rxswift, logs: ["[1]", "[1, 2]", "[1]", "[1, 2]"])
  }
}
