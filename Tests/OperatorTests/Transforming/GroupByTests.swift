import Testing

struct GroupByTests {
  @Test func `It sends a stream for each key, before that stream's first value`() {
    check(
      "a.groupBy { $0 % 2 }.map { $0.key }",
      """
      a  -1-3-2-|
         ^------!
      =  -1---0-|
      """)
  }

  @Test func `The groups have the values with their key`() {
    check(
      "a.groupBy { $0 % 2 }.flattenMap { g in g.map { $0 + 5 * g.key } }",
      """
      a  -1-3-2-|
      =  -6-8-2-|
      """)
  }

  @Test
  func `In rac an end is that of the outer stream first, then that of the groups in the order in which they were made`()
  {
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

  @Test func `In rxjs an end is that of the groups first, then that of the outer stream`() {
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

  @Test func `A late subscriber of a group misses the earlier values`() {
    check(
      "a.groupBy { $0 % 2 }.flatten(1)",
      """
      a  -1-2-1-2-|
      =  -1---1---|
      """)
  }

  @Test func `In rac a second closure makes the values of the groups`() {
    check(
      "a.groupBy({ $0 % 2 }, transform: { $0 * 2 }).flatten()", in: .rac,
      """
      a  -1-2-3-|
      =  -2-4-6-|
      """)
  }

  @Test func `In rxjs element makes the values, and duration ends a group`() {
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

  @Test func `In rxjs the source goes on as long as a group is heard`() {
    check(
      #"a.groupBy({ x in x }).take(1).mergeMap { g in g.endWith("z") }"#, in: .rxjs,
      """
      a  -a-b-a-|
         ^------!
      =  -a---a-[z|]
      """)
  }

  @Test func `In rac the source is disposed with the outer stream`() {
    check(
      "a.groupBy { $0 }.take(1).flatten()", in: .rac,
      """
      a  -a-b-a-|
         ^!
      =  -a
      """)
  }

  @Test func `An error in the closure is the stream's error`() {
    check(
      "a.groupBy { 1 / $0 }",
      """
      a  --0-|
         ^-!
      =  --#
      where # = "division by zero"
      """)
  }
}
