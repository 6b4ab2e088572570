import Testing

struct FlattenMapTests {
  @Test func `The closure is given the value`() {
    check(
      "a.flattenMap { x in just(x, x + 1) }",
      """
      a  -1   -5   |
      =  -[12]-[56]|
      """)
  }

  @Test func `With a limit the other values wait; the closure is called when its stream begins`() {
    check(
      "a.flattenMap({ x in b }, 1)",
      """
      a  -aa-|
         ^---!
      b  x-|
         -^-!
         ---^-!
      =  -x-x-|
      """)
  }

  @Test func `In rac nil is the empty stream`() {
    check(
      "a.flattenMap { x in x == 1 ? nil : just(x) }", in: .rac,
      """
      a  -1-2|
      =  ---2|
      """)
  }

  @Test func `The first error ends all: the source's, a stream's or the closure's`() {
    check(
      "a.flattenMap { b }",
      """
      a  -a-#
         ^--!
      b  x--y
         -^-!
      =  -x-#

      a  -a--b|
         ^--!
      b  x-#
         -^-!
      =  -x-#
      """)
    check(
      "a.flattenMap { x in just(1 / x) }",
      """
      a  -1-0|
      =  -1-#
      where # = "division by zero"
      """)
  }

  @Test func `Source and streams are disposed with the subscriber`() {
    check(
      "a.flattenMap { b }",
      """
      a  -a-a|
         ^-!
      b  x--y|
         -^!
      =  -x!
      """)
  }

  @Test func `Its other names are flatMap and mergeMap`() {
    check(
      "a.mergeMap { x, i in of(i) }", in: .rxjs,
      """
      a  -a-a|
      =  -0-1|
      """)
    check(
      "a.flatMap { b }",
      """
      a  -a--|
      b  x-|
      =  -x--|
      """)
  }

  @Test func `A closure's result that is no stream is an error`() {
    check(
      "a.flattenMap { 1 }",
      """
      a  -a|
      =  -#
      where # = _
      """)
  }
}
