import Testing

struct AggregateWithStartFactoryTests {
  @Test func `The first closure makes the start of each subscription`() {
    check(
      "a.aggregateWithStartFactory({ n += 1; n }) { $0 + $1 }", given: "var n = 0",
      """
      a  -1-2|
      =  ----[4|]
      =  --^--   -[5|]
      """)
  }

  @Test func `An error in the factory is the stream's error`() {
    check(
      #"a.aggregateWithStartFactory({ throw "factory" }) { $0 + $1 }"#,
      """
      a  -1-|
         -
      =  #
      where # = "factory"
      """)
  }
}
