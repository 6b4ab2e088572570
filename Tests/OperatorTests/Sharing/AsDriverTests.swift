import Testing

@Suite("asDriver and asSignal")
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

  @Test("A driver tells late ones the last value, a signal does not")
  func late() {
    check(
      "a.asDriver(onErrorJustReturn: 0)", in: .rxswift,
      """
      a  -a--   -b|
         ^---   --!
      =  -a--   -b|
      =  ---[^a]-b|
      """)
    check(
      "a.asSignal(onErrorJustReturn: 0)", in: .rxswift,
      """
      a  -a---b|
         ^-----!
      =  -a---b|
      =  ---^-b|
      """)
  }
}
