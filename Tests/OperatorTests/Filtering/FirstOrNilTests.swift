import Testing

struct `first, or nil` {
  @Test func `The first value completes`() {
    check(
      "a.first()", in: .rxswift,
      """
      a  -a-b|
         ^!
      =  -[a|]
      """)
  }

  @Test func `An empty stream gives nil, an error passes`() {
    check(
      "a.first()", in: .rxswift,
      """
      a  --|
      =  --[n|]
      where n = nil

      a  --#
      =  --#
      """)
  }
}
