import Testing

struct `collect(every:) of ReactiveSwift` {
  @Test func `Ticks count from the subscription, and an empty array is an array`() {
    check(
      "a.collect(every: 200ms)", in: .reactiveswift,
      """
      a  -1---2-|
         ^------!
      =  --A-B-C|
      where A = [1]; B = []; C = [2]
      """)
  }

  @Test func `skipEmpty leaves empty arrays out`() {
    check(
      "a.collect(every: 200ms, skipEmpty: true)", in: .reactiveswift,
      """
      a  -1---2-|
      =  --A---C|
      where A = [1]; C = [2]
      """)
  }

  @Test func `Completion loses what is left, or waits for the next tick with it`() {
    check(
      "a.collect(every: 400ms)", in: .reactiveswift,
      """
      a  -12|
      =  ---|
      """)
    check(
      "a.collect(every: 400ms, discardWhenCompleted: false)", in: .reactiveswift,
      """
      a  -12|
         ^--!
      =  ----[A|]
      where A = [1, 2]
      """)
  }

  @Test func `An error comes at once and loses what is left`() {
    check(
      "a.collect(every: 400ms, discardWhenCompleted: false)", in: .reactiveswift,
      """
      a  -12#
      =  ---#
      """)
  }

  @Test func `A period of 0s is refused`() {
    check("just(1).collect(every: 0s)", in: .reactiveswift, failsWith: "longer than 0s")
  }
}
