import Testing

@Suite("range")
struct RangeTests {
  @Test("It counts the given number of integers from a start")
  func countsFromStartSoManyIntegers() {
    check(
      "range(3, 4)",
      """
      =  [3456|]
      =  -      -[^3456|]
      """)
  }

  @Test("With one argument it counts from 0")
  func withOneArgumentCountsFrom0() {
    check("range(3)", "=  [012|]")
  }

  @Test("A count of 0 is an empty stream, and so is one below")
  func count0EmptyStreamSoOne() {
    check("range(5, 0)", "=  |")
    check("range(5, -1)", "=  |")
  }

  @Test("It fails where integers end")
  func failsWhereIntegersEnd() {
    check(
      "range(9223372036854775807, 2)",
      """
      =  [x#]
      where x = 9223372036854775807; # = _
      """)
  }

  @Test("A long range is not counted further than it is heard")
  func longRangeNotCountedFurtherThan() {
    check("range(0, 1_000_000_000_000).take(2)", "=  [01|]")
  }
}
