import Testing

@Suite("sequenceEqual")
struct SequenceEqualTests {
  @Test("It sends true when both have sent the same values, whatever their times")
  func sendsTrueWhenBothHaveSent() {
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

  @Test("It sends false with the first difference, and both are disposed")
  func sendsFalseWithFirstDifferenceBoth() {
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

  @Test("It sends false when one has fewer values")
  func sendsFalseWhenOneHasFewer() {
    check(
      "a.sequenceEqual(b)",
      """
      a  a|
      b  ab   |
      =  -[f|]
      where f = false
      """)
  }

  @Test("Two empty streams are the same")
  func twoEmptyStreamsSame() {
    check(
      "a.sequenceEqual(b)",
      """
      a  -|
      b  --|
      =  --[t|]
      where t = true
      """)
  }

  @Test("A closure compares in its own way")
  func closureComparesOwnWay() {
    check(
      "a.sequenceEqual(b) { x, y in x % 2 == y % 2 }",
      """
      a  13|
      b  57|
      =  --[t|]
      where t = true
      """)
  }

  @Test("Any error passes")
  func anyErrorPasses() {
    check(
      "a.sequenceEqual(b)",
      """
      a  a-|
      b  a#
      =  -#
      """)
  }

  @Test("Both are disposed with the subscriber")
  func bothDisposedWithSubscriber() {
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

  @Test("nil equals nil")
  func nilEqualsNil() {
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
