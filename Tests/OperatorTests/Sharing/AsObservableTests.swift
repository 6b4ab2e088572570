import Testing

struct AsObservableTests {
  @Test func `It passes everything on`() {
    check(
      "a.asObservable()", in: .rxswift,
      """
      a  -a-b#
      =  -a-b#
      """)
  }
}
