import Testing

struct `delay(_:scheduler:) of RxSwift` {
  @Test func `Each value and the completion come later, and an error loses what is under way`() {
    check(
      "a.delay(200ms)", in: .rxswift,
      """
      a  -ab-|
      =  ---ab-|

      a  -a--b#
      =  ---a-#
      """)
  }
}
