import Testing

struct `catch(sequence:)` {
  @Test func `The next stream follows when one fails, the first that completes ends it`() {
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

  @Test func `The error of the last one passes; without streams it completes`() {
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
