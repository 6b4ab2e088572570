import Testing

struct RangeTests {
  @Test func `It counts the given number of integers from a start`() {
    check(
      "range(3, 4)",
      """
      =  [3456|]
      =  -      -[^3456|]
      """)
  }

  @Test func `With one argument it counts from 0`() {
    check("range(3)", "=  [012|]")
  }

  @Test func `A count of 0 is an empty stream, and so is one below`() {
    check("range(5, 0)", "=  |")
    check("range(5, -1)", "=  |")
  }

  @Test func `It fails where integers end`() {
    check(
      "range(9223372036854775807, 2)",
      """
      =  [x#]
      where x = 9223372036854775807; # = _
      """)
  }

  @Test func `A long range is not counted further than it is heard`() {
    check("range(0, 1_000_000_000_000).take(2)", "=  [01|]")
  }
}
