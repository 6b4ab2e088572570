import Testing

struct `combineLatest, to the end of all` {
  @Test func `It sends the latest of all at each change, and completes with the last`() {
    check(
      "combineLatest(a, b) { x, y in x + y }", in: .rxswift,
      """
      a  -1--3|
      b  --2----|
      =  --3-5--|
      """)
  }

  @Test func `A value that comes while another has none completes it when all others are over`() {
    check(
      "combineLatest(a, b)", in: .rxswift,
      """
      a  --|
      b  -1-2-|
         ^--!
      =  ---|
      """)
  }

  @Test func `A list gives arrays`() {
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
