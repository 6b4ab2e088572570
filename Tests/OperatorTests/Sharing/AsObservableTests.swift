import Testing

@Suite("asObservable")
struct AsObservableTests {
  @Test("It passes everything on")
  func passes() {
    check(
      "a.asObservable()", in: .rxswift,
      """
      a  -a-b#
      =  -a-b#
      """)
  }
}
