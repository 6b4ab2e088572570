import Testing

struct FlattenTests {
  @Test func `It runs all streams at once`() {
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

  @Test func `With a limit the others wait; the next one begins inside the completion of one`() {
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

  @Test func `A limit of 0 is none`() {
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

  @Test func `The first error ends all, and streams that wait are not subscribed`() {
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

  @Test func `nil counts as an empty stream in rac`() {
    check(
      "a.flatten()", in: .rac,
      """
      a  np-|
      b  -x|
      =  --x|
      where p = b; n = nil
      """)
  }

  @Test func `In rxjs mergeAll is another name of it`() {
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

  @Test func `Values that are no streams are an error`() {
    check(
      "a.flatten()", in: .rac,
      """
      a  -1|
         ^!
      =  -#
      where # = _
      """)
  }

  @Test func `An error of the outer stream passes, and the streams that run are disposed`() {
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
}
