import Testing

struct TryTests {
  @Test func `It passes values on as long as the closure says true; false is an error`() {
    check(
      "a.try { $0 < 3 }",
      """
      a  -1-3-1|
         ^--!
      =  -1-#
      where # = _
      """)
  }

  @Test func `An error that the closure throws is the stream's error`() {
    check(
      #"a.try { if $0 == 3 { throw "three" }; true }"#,
      """
      a  -1-3-1|
         ^--!
      =  -1-#
      where # = "three"
      """)
  }

  @Test func `As a source it calls the closure for each subscription and sends its result`() {
    check(
      "try { n += 1; n }", given: "var n = 0",
      """
      =  [1|]
      =  -   -[^2|]
      """)
  }

  @Test func `As a source it fails when the closure gives nil or throws`() {
    check(
      "try { nil }",
      """
      =  #
      where # = _
      """)
    check(
      #"try { throw "no" }"#,
      """
      =  #
      where # = "no"
      """)
  }
}
