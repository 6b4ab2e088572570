import Testing

@Suite("if")
struct IfTests {
  @Test("It listens to one stream after true and to the other after false")
  func listensOneStreamAfterTrueOther() {
    check(
      "a.if(then: b, else: c)",
      """
      a  t--f--|
         ^-----!
      b  -x-x-x
         ^--!
      c  -y---|
         ---^----!
      =  -x--y---|
      where t = true; f = false
      """)
  }

  @Test("Each value switches anew, also to the same stream")
  func eachValueSwitchesAnewAlsoSame() {
    check(
      "a.if(then: b, else: c)",
      """
      a  t--t--|
      b  -x-x|
         ^--!
         ---^---!
      c  -y
         -
      =  -x--x-x|
      where t = true
      """)
  }

  @Test("A value that is no Bool is an error")
  func valueNoBoolError() {
    check(
      "a.if(then: b, else: c)",
      """
      a  -z-|
         ^!
      b  -x
      c  -y
      =  -#
      where # = _
      """)
  }

  @Test("An error of the source passes, and the stream that runs is disposed")
  func errorSourcePassesStreamRunsDisposed() {
    check(
      "a.if(then: b, else: c)",
      """
      a  t--#
      b  -x-x
         ^--!
      c  y
         -
      =  -x-#
      where t = true
      """)
  }
}
