import Testing

@Suite("groupBy")
struct GroupByTests {
  @Test("It sends a stream for each key, before that stream's first value")
  func sendsStreamForEachKeyBefore() {
    check(
      "a.groupBy { $0 % 2 }.map { $0.key }",
      """
      a  -1-3-2-|
         ^------!
      =  -1---0-|
      """)
  }

  @Test("The groups have the values with their key")
  func groupsHaveValuesWithTheirKey() {
    check(
      "a.groupBy { $0 % 2 }.flattenMap { g in g.map { $0 + 5 * g.key } }",
      """
      a  -1-3-2-|
      =  -6-8-2-|
      """)
  }

  @Test("In rac an end is that of the outer stream first, then that of the groups in the order in which they were made")
  func racEndOuterStreamFirstThen() {
    check(
      "a.groupBy { $0 % 2 }.flattenMap { g in g.catchTo(just(9)) }", in: .rac,
      """
      a  -1-2#
      =  -1-2#
      """)
    check(
      """
      let groups = cold("-ab|").groupBy { $0 }
      groups.subscribe(next: { g in g.subscribe(completed: { log(g.key) }) }, completed: { log("outer") })
      """, in: .rac, logs: ["300ms  outer", "300ms  a", "300ms  b"])
    check(
      #"cold("ab#").groupBy { $0 }.subscribe(next: { g in g.subscribe(error: { log("group \(g.key)") }) }, error: { log("outer") })"#,
      in: .rac, logs: ["200ms  outer", "200ms  group a", "200ms  group b"])
  }

  @Test("In rxjs an end is that of the groups first, then that of the outer stream")
  func rxjsEndGroupsFirstThenOuter() {
    check(
      "a.groupBy { $0 % 2 }.flattenMap { g in g.catchTo(just(9)) }", in: .rxjs,
      """
      a  -1-2#
      =  -1-2[99#]
      """)
    check(
      """
      let groups = cold("-ab|").groupBy { $0 }
      groups.subscribe(next: { g in g.subscribe(completed: { log(g.key) }) }, completed: { log("outer") })
      """, in: .rxjs, logs: ["300ms  a", "300ms  b", "300ms  outer"])
  }

  @Test("A late subscriber of a group misses the earlier values")
  func lateSubscriberGroupMissesEarlierValues() {
    check(
      "a.groupBy { $0 % 2 }.flatten(1)",
      """
      a  -1-2-1-2-|
      =  -1---1---|
      """)
  }

  @Test("In rac a second closure makes the values of the groups")
  func racSecondClosureMakesValuesGroups() {
    check(
      "a.groupBy({ $0 % 2 }, transform: { $0 * 2 }).flatten()", in: .rac,
      """
      a  -1-2-3-|
      =  -2-4-6-|
      """)
  }

  @Test("In rxjs element makes the values, and duration ends a group")
  func rxjsElementMakesValuesDurationEnds() {
    check(
      "a.groupBy({ x in x % 2 }, element: { x in x * 2 }).mergeAll()", in: .rxjs,
      """
      a  -1-2-3-|
      =  -2-4-6-|
      """)
    check(
      "a.groupBy({ x in x }, duration: { g in b }).mergeMap { g in g.count() }", in: .rxjs,
      """
      a  -x---x|
      b  --x
      =  ---1--[1|]
      """)
  }

  @Test("In rxjs the source goes on as long as a group is heard")
  func rxjsSourceGoesOnLongGroup() {
    check(
      #"a.groupBy({ x in x }).take(1).mergeMap { g in g.endWith("z") }"#, in: .rxjs,
      """
      a  -a-b-a-|
         ^------!
      =  -a---a-[z|]
      """)
  }

  @Test("In rac the source is disposed with the outer stream")
  func racSourceDisposedWithOuterStream() {
    check(
      "a.groupBy { $0 }.take(1).flatten()", in: .rac,
      """
      a  -a-b-a-|
         ^!
      =  -a
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      "a.groupBy { 1 / $0 }",
      """
      a  --0-|
         ^-!
      =  --#
      where # = "division by zero"
      """)
  }

  @Test("An empty stream has no groups")
  func emptyStreamHasNoGroups() {
    check(
      "a.groupBy { $0 }",
      """
      a  --|
      =  --|
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      "a.groupBy { $0 }.flatten()",
      """
      a  -a-b|
         ^-!
      =  -a!
      """)
  }
}
