import Testing

@Suite("flatMap with race")
struct RaceMapTests {
  @Test("The first stream that sends wins, the others are left and later ones ignored")
  func firstWins() {
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

  @Test("A completion wins, too")
  func completionWins() {
    check(
      "o.flatMap(\"race\") { x in x == 1 ? a : b }", in: .reactiveswift,
      """
      o  12----|
      a  ----x|
      b  -|
      =  ------|
      """)
  }

  @Test("An error of the winner is the end")
  func error() {
    check(
      "o.flatMap(\"race\") { x in a }", in: .reactiveswift,
      """
      o  1----|
      a  --#
      =  --#
      """)
  }
}
