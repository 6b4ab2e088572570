import Testing

@Suite("asDriver")
struct AsDriverTests {
  @Test("An error becomes the value that is given")
  func error() {
    check(
      "a.asDriver(onErrorJustReturn: 0)", in: .rxswift,
      """
      a  -a#
      =  -a[0|]
      """)
  }

  @Test("A late subscriber receives the last value")
  func late() {
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
