import Testing

struct FindIndexTests {
  @Test func `It sends the number of the first value for which the closure says true`() {
    check(
      #"a.findIndex { x in x == "b" }"#,
      """
      a  -a-b   -c|
         ^--!
      =  ---[1|]
      """)
  }

  @Test func `In rxjs the second parameter is the index`() {
    check(
      "a.findIndex { x, i in i == 1 }", in: .rxjs,
      """
      a  -a-b   -|
      =  ---[1|]
      """)
  }

  @Test func `It sends -1 when there is none`() {
    check(
      #"a.findIndex { x in x == "z" }"#,
      """
      a  -a-|
      =  ---[n|]
      where n = -1
      """)
  }

  @Test func `An empty stream sends -1, and the closure's error passes`() {
    check(
      "a.findIndex { x in true }",
      """
      a  --|
      =  --[n|]
      where n = -1
      """)
    check(
      "a.findIndex { x in 1 / x > 1 }",
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = "division by zero"
      """)
  }

  @Test func `Each subscriber counts anew`() {
    check(
      "a.findIndex { x in x == 2 }",
      """
      a  -1-2   |
      =  ---[1|]
      =  --^-   -[1|]
      """)
  }
}
