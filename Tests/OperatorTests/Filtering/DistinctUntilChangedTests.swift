import Testing

@Suite("distinctUntilChanged")
struct DistinctUntilChangedTests {
  @Test("It drops a value that equals the one sent before it")
  func dropsValueEqualsOneSentBefore() {
    check(
      "a.distinctUntilChanged()",
      """
      a  -a-a-b-b-a-|
         ^----------!
      =  -a---b---a-|
      """)
  }

  @Test("The first value is sent, also nil, and nil equals nil")
  func firstValueSentAlsoNilNil() {
    check(
      "a.distinctUntilChanged()",
      """
      a  -n-n-a-n-#
      =  -n---a-n-#
      where n = nil
      """)
  }

  @Test("Values at one instant are compared, too")
  func valuesAtOneInstantComparedToo() {
    check(
      "a.distinctUntilChanged()",
      """
      a  -[aab]-[bc]-|
      =  -[ab] -c   -|
      """)
  }

  @Test("Each subscriber begins anew")
  func eachSubscriberBeginsAnew() {
    check(
      "a.distinctUntilChanged()",
      """
      a  -a-a|
      =  -a--|
      =  --^a--|
      """)
  }

  @Test("A closure compares in its own way with the value sent before")
  func closureComparesOwnWayWithValue() {
    check(
      "a.distinctUntilChanged { before, x in x < before }",
      """
      a  -3-1-2-4-|
      =  -3-----4-|
      """)
  }

  @Test("A second closure gives the key that is compared")
  func secondClosureGivesKeyCompared() {
    check(
      "a.distinctUntilChanged({ before, x in before == x }, { x in x % 3 })",
      """
      a  -1-4-2-|
      =  -1---2-|
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      "a.distinctUntilChanged { before, x in 1 / x == 1 }",
      """
      a  -1-0-1|
         ^--!
      =  -1-#
      where # = "division by zero"
      """)
  }

  @Test("An empty stream stays empty, and its source is disposed with the subscriber")
  func emptyStreamStaysEmptySourceDisposed() {
    check(
      "a.distinctUntilChanged()",
      """
      a  --|
      =  --|
      """)
    check(
      "a.distinctUntilChanged()",
      """
      a  -a-a-b|
         ^---!
      =  -a--!
      """)
  }
}
