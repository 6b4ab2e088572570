import Testing

struct SequenceEqualTests {
  @Test func `It sends true when both have sent the same values, whatever their times`() {
    check(
      "a.sequenceEqual(b)",
      """
      a  a-b|
         ^--!
      b  --ab--|
         ^-----!
      =  ------[t|]
      where t = true
      """)
  }

  @Test func `It sends false with the first difference, and both are disposed`() {
    check(
      "a.sequenceEqual(b)",
      """
      a  a-b-   --|
         ^--!
      b  --ac   --|
         ^--!
      =  ---[f|]
      where f = false
      """)
  }

  @Test func `It sends false when one has fewer values`() {
    check(
      "a.sequenceEqual(b)",
      """
      a  a|
      b  ab   |
      =  -[f|]
      where f = false
      """)
  }

  @Test func `Two empty streams are the same`() {
    check(
      "a.sequenceEqual(b)",
      """
      a  -|
      b  --|
      =  --[t|]
      where t = true
      """)
  }

  @Test func `A closure compares in its own way`() {
    check(
      "a.sequenceEqual(b) { x, y in x % 2 == y % 2 }",
      """
      a  13|
      b  57|
      =  --[t|]
      where t = true
      """)
  }

  @Test func `Any error passes`() {
    check(
      "a.sequenceEqual(b)",
      """
      a  a-|
      b  a#
      =  -#
      """)
  }

  @Test func `Both are disposed with the subscriber`() {
    check(
      "a.sequenceEqual(b)",
      """
      a  -a-|
         ^-!
      b  -a-|
         ^-!
      =  --!
      """)
  }

  @Test func `nil equals nil`() {
    check(
      "a.sequenceEqual(b)",
      """
      a  n|
      b  -n|
      =  --[t|]
      where n = nil; t = true
      """)
  }
}
