import Testing

struct `from(optional:)` {
  @Test func `A value is sent, nil is no value`() {
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
