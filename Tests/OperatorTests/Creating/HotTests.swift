import Testing

struct HotTests {
  @Test func `The text is played once for all: late subscribers miss the earlier values`() {
    check(
      "a",
      """
      a  ^a-b-c   |
      =  -a-b-c   |
      =  --^b-c   |
      =  ---^-[c!]
      """)
  }

  @Test func `Values before ^ have passed when the script begins`() {
    check(
      "a",
      """
      a  x-^-b-|
      =    --b-|
      """)
  }

  @Test func `A subscriber that comes after the end hears the end in rxjs and nothing in rac`() {
    check(
      "a", in: .rac,
      """
      a  ^a|
      =  -a|
      =  ---^--
      """)
    check(
      "a", in: .rxjs,
      """
      a  ^a|
      =  -a|
      =  ---[^|]
      """)
  }

  @Test func `A block is run once, from when it is made`() {
    check(
      "s", given: #"let s = hot { wait(100ms); send("a"); wait(100ms); send("b"); complete() }"#,
      """
      =  -a[b|]
      =  -^[b|]
      """)
  }

  @Test func `It plays on when it is disposed`() {
    check(
      "a",
      """
      a  ^a-b-c|
      =  -a!
      =  ----^c|
      """)
  }
}
