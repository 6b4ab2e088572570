import Testing

struct PartitionTests {
  @Test func `It gives two streams: the values for which the closure says true, and the others`() {
    check(
      #"a.partition { x in x == "x" }[0]"#,
      """
      a  -x-y-x-|
         ^------!
      =  -x---x-|
      """)
    check(
      #"a.partition { x in x == "x" }[1]"#,
      """
      a  -x-y-x-|
         ^------!
      =  ---y---|
      """)
  }

  @Test func `Each of the two subscribes to the source`() {
    check(
      #"merge(parts[0], parts[1].mapReplace("other"))"#, given: #"let parts = a.partition { x in x == "x" }"#,
      """
      a  -x-y-#
         ^----!
         ^----!
      =  -x-p-#
      where p = "other"
      """)
  }
}
