import Testing

@Suite("flatten")
struct FlattenTests {
  @Test("It runs all streams at once")
  func runsAllStreamsAtOnce() {
    check(
      "a.flatten()",
      """
      a  [pq]--|
         ^   --!
      b  -   -x--|
         ^   ----!
      c  -   y-|
         ^   --!
      =  -   yx--|
      where p = b; q = c
      """)
  }

  @Test("With a limit the others wait; the next one begins inside the completion of one")
  func withLimitOthersWaitNextOne() {
    check(
      "a.flatten(1)",
      """
      a  [pq]--|
      b  -   -x--|
         ^   ----!
      c  -   y-|
         -   ----^--!
      =  -   -x---y-|
      where p = b; q = c
      """)
  }

  @Test("A limit of 0 is none")
  func limit0None() {
    check(
      "a.flatten(0)", in: .rac,
      """
      a  [pq]--|
      b  -   -x--|
      c  -   y-|
         ^   --!
      =  -   yx--|
      where p = b; q = c
      """)
  }

  @Test("The first error ends all, and streams that wait are not subscribed")
  func firstErrorEndsAllStreamsWait() {
    check(
      "a.flatten(1)",
      """
      a  [pq]--|
         ^   -!
      b  -   x#
         ^   -!
      c  -   y-|
         -
      =  -   x#
      where p = b; q = c
      """)
  }

  @Test("nil counts as an empty stream in rac")
  func nilCountsEmptyStreamRac() {
    check(
      "a.flatten()", in: .rac,
      """
      a  np-|
      b  -x|
      =  --x|
      where p = b; n = nil
      """)
  }

  @Test("In rxjs mergeAll is another name of it")
  func rxjsMergeAllAnotherName() {
    check(
      "a.mergeAll()", in: .rxjs,
      """
      a  [pq]--|
      b  -   -x--|
      c  -   y-|
      =  -   yx--|
      where p = b; q = c
      """)
  }

  @Test("Values that are no streams are an error")
  func valuesNoStreamsError() {
    check(
      "a.flatten()", in: .rac,
      """
      a  -1|
         ^!
      =  -#
      where # = _
      """)
  }

  @Test("An error of the outer stream passes, and the streams that run are disposed")
  func errorOuterStreamPassesStreamsRun() {
    check(
      "a.flatten()",
      """
      a  p--#
      b  -x-x
         ^--!
      =  -x-#
      where p = b
      """)
  }

  @Test("An empty outer stream gives an empty stream")
  func emptyOuterStreamGivesEmptyStream() {
    check(
      "a.flatten()",
      """
      a  --|
      =  --|
      """)
  }

  @Test("All are disposed with the subscriber")
  func allDisposedWithSubscriber() {
    check(
      "a.flatten()",
      """
      a  p---|
         ^-!
      b  -x-x
         ^-!
      =  -x!
      where p = b
      """)
  }
}
