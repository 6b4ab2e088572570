import Testing

@Suite("sample of ReactiveSwift")
struct SampleUntilBothEndTests {
  @Test("The latest value is sent again, and it completes when both have")
  func repeats() {
    check(
      "a.sample(on: b)", in: .reactiveswift,
      """
      a  -1--|
      b  --xx--x|
      =  --11--1|
      """)
  }

  @Test("sample(with:) sends both values")
  func pairs() {
    check(
      "a.sample(with: b)", in: .reactiveswift,
      """
      a  -1--|
      b  --5|
      =  --A-|
      where A = (1, 5)
      """)
  }

  @Test("withLatest(from:) sends each value with the latest of the other, whose ends mean nothing")
  func withLatest() {
    check(
      "a.withLatest(from: b)", in: .reactiveswift,
      """
      a  1-2-3|
      b  -5#
      =  --A-B|
      where A = (2, 5); B = (3, 5)
      """)
  }
}
