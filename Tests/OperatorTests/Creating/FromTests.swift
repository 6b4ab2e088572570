import Testing

struct FromTests {
  @Test func `It sends the elements of an array and completes inside the subscribing call`() {
    check(
      #"from(["a", "b", nil])"#,
      """
      =  [abn|]
      =  -     -[^abn|]
      where n = nil
      """)
    check(
      """
      from([1, 2]).subscribe { log($0) }
      log("subscribed")
      """, logs: ["1", "2", "subscribed"])
  }

  @Test func `Ranges, tuples and strings have elements, too`() {
    check("from(1...3)", "=  [123|]")
    check(#"from((1, "a"))"#, "=  [1a|]")
    check(#"from("ab")"#, "=  [ab|]")
  }

  @Test func `An array without elements is an empty stream`() {
    check("from([])", "=  |")
  }

  @Test func `A stream is given back as it is`() {
    check(
      "from(a)",
      """
      a  -a-|
      =  -a-|
      """)
  }

  @Test func `Elements after the disposal are not sent`() {
    check("from([1, 2, 3]).doNext { log($0) }.take(1).subscribe()", logs: ["1"])
  }

  @Test func `Other values are refused`() {
    check("from(1)", in: .rac, failsWith: "not an Int")
    check("from(1)", in: .rxjs, failsWith: "You provided '1' where a stream was expected")
  }
}
