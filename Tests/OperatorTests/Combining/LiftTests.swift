import Testing

struct LiftTests {
  @Test func `It calls the closure with the latest values of all streams; late subscribers hear the latest result`() {
    check(
      "r", given: #"let r = lift(a, b) { x, y in "\(x)\(y)" }"#,
      """
      a  -a-   -      b
      b  --x   -      -
      =  --'ax'-      'bx'
      =  ---   [^'ax']'bx'
      """)
  }

  @Test func `It subscribes at once, also without a subscriber`() {
    check(#"let r = lift(cold("-a"), cold("--x")) { x, y in log(x + y) }"#, logs: ["200ms  ax"])
  }

  @Test func `It waits for both requests`() {
    check(
      #"""
      let one = signal { send("网络请求1 data") }
      let two = signal { wait(1s); send("网络请求2 data") }
      let both = lift(one, two) { a, b in log("R1:\(a), R2:\(b) 完成!") }
      """#, logs: ["1s  R1:网络请求1 data, R2:网络请求2 data 完成!"])
  }

  @Test func `A closure that gives nothing sends unit`() {
    check(
      "r", given: "let r = lift(a) { x in log(x) }",
      """
      a  -a-
      =  -u-
      where u = unit
      """)
  }

  @Test func `A closure with more parameters than streams is refused`() {
    check("lift(just(1)) { x, y in x }", failsWith: "2")
  }
}
