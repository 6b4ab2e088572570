import Testing

struct `flatMap with race` {
  @Test func `The first stream that sends wins, the others are left and later ones ignored`() {
    check(
      "o.flatMap(\"race\") { x in x == 1 ? a : b }", in: .reactiveswift,
      """
      o  12-------1|
      a  ----x-y|
         ^--!
      b  --u-v--|
         -^------!
      =  ---u-v----|
      """)
  }

  @Test func `A completion wins, too`() {
    check(
      "o.flatMap(\"race\") { x in x == 1 ? a : b }", in: .reactiveswift,
      """
      o  12----|
      a  ----x|
      b  -|
      =  ------|
      """)
  }

  @Test func `An error of the winner is the end`() {
    check(
      "o.flatMap(\"race\") { x in a }", in: .reactiveswift,
      """
      o  1----|
      a  --#
      =  --#
      """)
  }
}
