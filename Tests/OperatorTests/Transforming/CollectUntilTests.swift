import Testing

@Suite("collect with a condition")
struct CollectUntilTests {
  @Test("A count makes arrays of that size, and completion sends the rest")
  func count() {
    check(
      "a.collect(count: 2)", in: .reactiveswift,
      """
      a  -123|
      =  --A-[B|]
      where A = [1, 2]; B = [3]
      """)
  }

  @Test("Completion sends no second empty array, but one for a source without values")
  func rest() {
    check(
      "a.collect(count: 2)", in: .reactiveswift,
      """
      a  -12-|
      =  --A-|
      where A = [1, 2]
      """)
    check(
      "a.collect(count: 2)", in: .reactiveswift,
      """
      a  --|
      =  --[A|]
      where A = []
      """)
  }

  @Test("A closure of the array ends it with the newest value in it")
  func including() {
    check(
      "a.collect { values in values.count == 2 }", in: .reactiveswift,
      """
      a  -123|
      =  --A-[B|]
      where A = [1, 2]; B = [3]
      """)
  }

  @Test("A closure of the array and the newest value ends it before that value")
  func before() {
    check(
      "a.collect { collected, latest in latest == 3 }", in: .reactiveswift,
      """
      a  -123|
      =  ---A[B|]
      where A = [1, 2]; B = [3]
      """)
  }

  @Test("An error loses what is left, and so does an error in the closure")
  func errors() {
    check(
      "a.collect(count: 3)", in: .reactiveswift,
      """
      a  -12#
      =  ---#
      """)
    check(
      "a.collect { values in 1 / 0 == 1 }", in: .reactiveswift,
      """
      a  -12|
         ^!
      =  -#
      where # = "division by zero"
      """)
  }

  @Test("An array of no value is refused")
  func zero() {
    check("just(1).collect(count: 0)", in: .reactiveswift, failsWith: "at least one value")
  }
}
