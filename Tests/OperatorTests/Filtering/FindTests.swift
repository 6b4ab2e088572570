import Testing

struct FindTests {
  @Test func `It sends nil when there is none`() {
    check(
      #"a.find { x in x == "z" }"#,
      """
      a  -a-|
      =  ---[n|]
      where n = nil
      """)
  }

  @Test func `An empty stream sends nil, and the closure's error passes`() {
    check(
      "a.find { true }",
      """
      a  --|
      =  --[n|]
      where n = nil
      """)
    check(
      "a.find { 1 / $0 > 1 }",
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = "division by zero"
      """)
  }
}
