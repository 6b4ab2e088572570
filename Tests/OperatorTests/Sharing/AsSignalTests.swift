import Testing

struct AsSignalTests {
  @Test func `A late subscriber receives nothing of the past`() {
    check(
      "a.asSignal(onErrorJustReturn: 0)", in: .rxswift,
      """
      a  -a---b|
         ^-----!
      =  -a---b|
      =  ---^-b|
      """)
  }
}
