import Testing

struct DistinctUntilKeyChangedTests {
  @Test func `It drops a dictionary whose value for a key equals that of the one sent before`() {
    check(
      #"a.distinctUntilKeyChanged("id")"#,
      """
      a  -p-q-r-p-|
         ^--------!
      =  -p---r-p-|
      where p = ["id": 1, "n": 1]; q = ["id": 1, "n": 2]; r = ["id": 2]
      """)
  }

  @Test func `A closure compares the values for the key`() {
    check(
      #"a.distinctUntilKeyChanged("id") { before, x in x < before }"#,
      """
      a  -q-p-r-#
      =  -q---r-#
      where p = ["id": 1]; q = ["id": 2]; r = ["id": 3]
      """)
  }

  @Test func `A dictionary without the key has nil for it`() {
    check(
      #"a.distinctUntilKeyChanged("id")"#,
      """
      a  -p-q-r-|
      =  -p---r-|
      where p = ["n": 1]; q = ["n": 2]; r = ["id": 1]
      """)
  }
}
