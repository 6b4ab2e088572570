import Testing

struct `collect with a condition` {
  @Test func `A count makes arrays of that size, and completion sends the rest`() {
    check(
      "a.collect(count: 2)", in: .reactiveswift,
      """
      a  -123|
      =  --A-[B|]
      where A = [1, 2]; B = [3]
      """)
  }

  @Test func `Completion sends no second empty array, but one for a source without values`() {
    check(
      "a.collect(count: 2)", in: .reactiveswift,
      """
      a  -12-|
      =  --A-|
      where A = [1, 2]

      a  --|
      =  --[A|]
      where A = []
      """)
  }

  @Test func `A closure of the array ends it with the newest value in it`() {
    check(
      "a.collect { values in values.count == 2 }", in: .reactiveswift,
      """
      a  -123|
      =  --A-[B|]
      where A = [1, 2]; B = [3]
      """)
  }

  @Test func `A closure of the array and the newest value ends it before that value`() {
    check(
      "a.collect { collected, latest in latest == 3 }", in: .reactiveswift,
      """
      a  -123|
      =  ---A[B|]
      where A = [1, 2]; B = [3]
      """)
  }

  @Test func `An error loses what is left, and so does an error in the closure`() {
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

  @Test func `An array of no value is refused`() {
    check("just(1).collect(count: 0)", in: .reactiveswift, failsWith: "at least one value")
  }
}
