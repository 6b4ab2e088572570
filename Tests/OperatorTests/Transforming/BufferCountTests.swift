import Testing

struct BufferCountTests {
  @Test func `It sends the values in arrays of the given size; completion sends the last one`() {
    check(
      "a.bufferCount(2)",
      """
      a  -a-b-c-|
         ^------!
      =  ---p---[q|]
      where p = ["a", "b"]; q = ["c"]
      """)
  }

  @Test func `With a smaller second number arrays overlap`() {
    check(
      "a.bufferCount(2, 1)",
      """
      a  -a-b-c-|
      =  ---p-q-[r|]
      where p = ["a", "b"]; q = ["b", "c"]; r = ["c"]
      """)
  }

  @Test func `With a greater one values are left out`() {
    check(
      "a.bufferCount(1, 2)",
      """
      a  -a-b-c-|
      =  -p---q-|
      where p = ["a"]; q = ["c"]
      """)
  }

  @Test func `Each subscriber counts anew`() {
    check(
      "a.bufferCount(2)",
      """
      a  -ab|
      =  --p|
      =  --^-p|
      where p = ["a", "b"]
      """)
  }
}
