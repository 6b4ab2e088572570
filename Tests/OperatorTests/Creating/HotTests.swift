import Testing

@Suite("hot")
struct HotTests {
  @Test("The text is played once for all: late subscribers miss what has gone")
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

  @Test("What stands before ^ is over when the script begins")
  func whatStandsBeforeOverWhenScript() {
    check(
      "a",
      """
      a  x-^-b-|
      =    --b-|
      """)
  }

  @Test("Nobody who subscribes after the end hears of values; what is heard is the end in rxjs, nothing in rac")
  func nobodyWhoSubscribesAfterEndHears() {
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
