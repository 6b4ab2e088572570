import Testing

@Suite("from(optional:)")
struct OfOptionalTests {
  @Test("A value is sent, nil is no value")
  func both() {
    check(
      "from(optional: 1)", in: .rxswift,
      """
      =  [1|]
      """)
    check(
      "from(optional: nil)", in: .rxswift,
      """
      =  |
      """)
  }
}
