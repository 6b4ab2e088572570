import Testing

struct `share(replay:scope:)` {
  @Test func `While connected all share one subscription, and late ones hear the last values`() {
    check(
      "a.share(replay: 1)", in: .rxswift,
      """
      a  -a--   -b|
         ^---   --!
      =  -a--   -b|
      =  ---[^a]-b|
      """)
  }

  @Test func `Forever the values and the end are told, and the source is never run again`() {
    check(
      "a.share(replay: 1, scope: \"forever\")", in: .rxswift,
      """
      a  -a|
         ^-!
      =  -a|
      =  ----[^a|]
      """)
  }

  @Test func `Forever, when all have left, the next one hears the values and runs the source anew`() {
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

  @Test func `Forever, a hot source begins with the run, and not with the first subscription to it`() {
    check(
      "hot(\"-a--b|\").delaySubscription(200ms).share(replay: 1, scope: \"forever\")", in: .rxswift,
      """
      =  ----b|
      """)
  }
}
