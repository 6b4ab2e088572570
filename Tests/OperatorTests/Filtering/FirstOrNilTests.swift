import Testing

@Suite("first, or nil")
struct FirstOrNilTests {
  @Test("The first value completes")
  func first() {
    check(
      "a.first()", in: .rxswift,
      """
      a  -a-b|
         ^!
      =  -[a|]
      """)
  }

  @Test("An empty stream gives nil, an error passes")
  func ends() {
    check(
      "a.first()", in: .rxswift,
      """
      a  --|
      =  --[n|]
      where n = nil
      """)
    check(
      "a.first()", in: .rxswift,
      """
      a  --#
      =  --#
      """)
  }
}
