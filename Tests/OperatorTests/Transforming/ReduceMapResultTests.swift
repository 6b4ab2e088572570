import Testing

struct `reduce with a result` {
  @Test func `The second closure makes what is sent of the accumulation, once`() {
    check(
      "a.reduce(1, accumulator: { s, x in s + x }, mapResult: { s in s * 2 })", in: .rxswift,
      """
      a  -1-2|
      =  ----[8|]
      """)
  }

  @Test func `An empty stream gives what is made of the seed, an error loses all`() {
    check(
      "a.reduce(1, accumulator: { s, x in s + x }, mapResult: { s in s * 2 })", in: .rxswift,
      """
      a  --|
      =  --[2|]

      a  -1#
      =  --#
      """)
  }
}
