import Testing

struct SwitchTests {
  @Test func `It listens to the stream that a dictionary has for the latest value`() {
    check(
      #"a.switch(cases: ["p": b, "q": c])"#,
      """
      a  p--q--|
         ^-----!
      b  -x-x-x
         ^--!
      c  -y---|
         ---^----!
      =  -x--y---|
      """)
  }

  @Test func `A value without a case takes the default`() {
    check(
      #"a.switch(cases: ["p": b], default: c)"#,
      """
      a  p--z--|
      b  -x-x-x
         ^--!
      c  -y---|
         ---^----!
      =  -x--y---|
      """)
  }

  @Test func `Without a default it is an error with code 2`() {
    check(
      #"a.switch(cases: ["p": b]).catch { e in just(e.code) }"#,
      """
      a  p--z   --|
         ^--!
      b  -x-x   -x
         ^--!
      =  -x-[2|]
      """)
  }

  @Test func `The source can stand between the brackets`() {
    check(
      #"switch(a, cases: ["p": b])"#,
      """
      a  p---|
      b  -x|
      =  -x--|
      """)
  }
}
