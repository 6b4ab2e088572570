import Testing

struct `concatMap, its closure called on arrival` {
  @Test func `An error of the closure ends it when the value comes, not when its turn does`() {
    check(
      "a.concatMap { x in if x == 2 { throw \"error\" } else { b } }", in: .rxswift,
      """
      a  12|
      b  --x|
         ^!
      =  -#
      """)
  }

  @Test func `The streams run one after the other`() {
    check(
      "a.concatMap { x in b }", in: .rxswift,
      """
      a  12|
      b  --x|
         ^--!
         ---^--!
      =  --x--x|
      """)
  }
}
