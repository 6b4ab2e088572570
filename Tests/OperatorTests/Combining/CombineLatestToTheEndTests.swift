import Testing

@Suite("combineLatest, to the end of all")
struct CombineLatestToTheEndTests {
  @Test("It sends the latest of all at each change, and completes with the last")
  func all() {
    check(
      "combineLatest(a, b) { x, y in x + y }", in: .rxswift,
      """
      a  -1--3|
      b  --2----|
      =  --3-5--|
      """)
  }

  @Test("A value that comes while another has none completes it when all others are over")
  func alone() {
    check(
      "combineLatest(a, b)", in: .rxswift,
      """
      a  --|
      b  -1-2-|
         ^--!
      =  ---|
      """)
  }

  @Test("A list gives arrays")
  func list() {
    check(
      "combineLatest([a, b])", in: .rxswift,
      """
      a  -1|
      b  --2|
      =  --p|
      where p = [1, 2]
      """)
  }
}
