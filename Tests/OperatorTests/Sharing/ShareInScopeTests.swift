import Testing

@Suite("share(replay:scope:)")
struct ShareInScopeTests {
  @Test("While connected all share one subscription, and late ones hear the last values")
  func connected() {
    check(
      "a.share(replay: 1)", in: .rxswift,
      """
      a  -a--   -b|
         ^---   --!
      =  -a--   -b|
      =  ---[^a]-b|
      """)
  }

  @Test("While connected the next one after the end begins anew, and hears nothing before")
  func anew() {
    check(
      "a.share(replay: 1)", in: .rxswift,
      """
      a  -a|
         ^-!
         ----^-!
      =  -a|
      =  ----^a|
      """)
  }

  @Test("Forever the values and the end are told, and the source is never run again")
  func forever() {
    check(
      "a.share(replay: 1, scope: \"forever\")", in: .rxswift,
      """
      a  -a|
         ^-!
      =  -a|
      =  ----[^a|]
      """)
  }

  @Test("Forever, when all have left, the next one hears the values and runs the source anew")
  func left() {
    check(
      "a.share(replay: 1, scope: \"forever\")", in: .rxswift,
      """
      a  -a---   b|
         ^-!
         ----^   -----!
      =  -a!
      =  ----[^a]a---b|
      """)
  }

  @Test("Forever, a hot source begins with the run, and not with the first subscription to it")
  func hotSource() {
    check(
      "hot(\"-a--b|\").delaySubscription(200ms).share(replay: 1, scope: \"forever\")", in: .rxswift,
      """
      =  ----b|
      """)
  }
}
