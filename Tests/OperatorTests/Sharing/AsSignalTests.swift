import Testing

@Suite("asSignal")
struct AsSignalTests {
  @Test("A late subscriber receives nothing of the past")
  func late() {
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
