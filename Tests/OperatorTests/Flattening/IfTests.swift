import Testing

struct IfTests {
  @Test func `It listens to one stream after true and to the other after false`() {
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

  @Test func `Each value switches anew, also to the same stream`() {
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

  @Test func `A value that is no Bool is an error`() {
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

  @Test func `An error of the source passes, and the stream that runs is disposed`() {
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
