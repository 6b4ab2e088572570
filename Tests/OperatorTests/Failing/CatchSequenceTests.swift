import Testing

@Suite("catch(sequence:)")
struct CatchSequenceTests {
  @Test("The next stream follows when one fails, the first that completes ends it")
  func next() {
    check(
      "catch(sequence: [a, b, c])", in: .rxswift,
      """
      a  -a#
      b  -b|
         --^-!
      c  -c|
         -
      =  -a-b|
      """)
  }

  @Test("The error of the last one passes; without streams it completes")
  func ends() {
    check(
      "catch(sequence: [a, a])", in: .rxswift,
      """
      a  -a#
      =  -a-a#
      """)
    check(
      "catch(sequence: [])", in: .rxswift,
      """
      =  |
      """)
  }
}
