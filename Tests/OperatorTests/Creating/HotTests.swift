import Testing

@Suite("hot")
struct HotTests {
  @Test("The text is played once for all: late subscribers miss the earlier values")
  func textPlayedOnceForAllLate() {
    check(
      "a",
      """
      a  ^a-b-c   |
      =  -a-b-c   |
      =  --^b-c   |
      =  ---^-[c!]
      """)
  }

  @Test("Values before ^ have passed when the script begins")
  func valuesBeforeHavePassedWhenScript() {
    check(
      "a",
      """
      a  x-^-b-|
      =    --b-|
      """)
  }

  @Test("A subscriber that comes after the end hears the end in rxjs and nothing in rac")
  func subscriberComesAfterEndHearsEnd() {
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

  @Test("A block is run once, from when it is made")
  func blockRunOnceFromWhenMade() {
    check(
      "s", given: #"let s = hot { wait(100ms); send("a"); wait(100ms); send("b"); complete() }"#,
      """
      =  -a[b|]
      =  -^[b|]
      """)
  }

  @Test("It plays on when it is disposed")
  func playsOnWhenDisposed() {
    check(
      "a",
      """
      a  ^a-b-c|
      =  -a!
      =  ----^c|
      """)
  }
}
