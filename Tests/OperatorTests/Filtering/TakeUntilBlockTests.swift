import Testing

struct TakeUntilBlockTests {
  @Test func `Of values at one instant those before the first are sent`() {
    check(
      "a.takeUntilBlock { $0 == 2 }",
      """
      a  -[123]-|
         ^!
      =  -[1|]
      """)
  }
}
