import Testing

struct AsDriverTests {
  @Test func `An error becomes the value that is given`() {
    check(
      "a.asDriver(onErrorJustReturn: 0)", in: .rxswift,
      """
      a  -a#
      =  -a[0|]
      """)
  }

  @Test func `A late subscriber receives the last value`() {
    check(
      "a.asDriver(onErrorJustReturn: 0)", in: .rxswift,
      """
      a  -a--   -b|
         ^---   --!
      =  -a--   -b|
      =  ---[^a]-b|
      """)
  }
}
