import Streams
import Testing

/// The results of operators for a stream without values.
struct EmptyStreamTests {
  @Test(
    arguments: [
      ("a.asMaybe()", .rxswift),
      ("a.distinct()", nil),
      (#"a.distinctUntilKeyChanged("id")"#, nil),
      ("a.ignoreValues()", nil),
      ("a.skipLast(1)", nil),
      ("a.skipWhile { true }", nil),
      ("a.takeLast(2)", nil),
      ("a.take(2)", nil),
      ("a.takeUntilBlock { true }", nil),
      ("a.takeWhile { true }", nil),
      ("a.concatAll()", nil),
      ("a.expand { x in just(x) }", nil),
      ("a.flatten()", nil),
      ("a.mergeScan({ sum, x in just(sum) }, 0)", nil),
      ("a.auditTime(300ms)", nil),
      ("a.debounce(200ms, discardWhenCompleted: false)", .reactiveswift),
      ("a.sampleTime(300ms)", nil),
      ("a.throttle(300ms)", .rxswift),
      ("a.throttle(300ms)", .rac),
      ("a.throttleTime(300ms)", nil),
      ("a.timeout(300ms)", nil),
      ("a.bufferCount(2)", nil),
      ("a.groupBy { $0 }", nil),
      ("a.not()", nil),
      ("a.pairwise()", nil),
    ] as [(String, Dialect?)])
  func `An empty stream stays empty`(_ pipeline: String, _ dialect: Dialect?) {
    check(
      pipeline, in: dialect,
      """
      a  --|
      =  --|
      """)
  }

  @Test(arguments: [
    "a.concatMap { b }",
    "a.flattenMap { b }",
  ])
  func `The streams of an empty stream are not subscribed`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  --|
      b  x|
         -
      =  --|
      """)
  }

  @Test(arguments: [
    "a.audit { x in b }",
    "a.debounce { x in b }",
  ])
  func `An empty stream needs no notifier`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  --|
      b  -x
         -
      =  --|
      """)
  }

  @Test(arguments: [
    "combineLatest([])",
    "concat([])",
    "forkJoin([])",
    "merge([])",
  ])
  func `Without streams it completes`(_ pipeline: String) {
    check(pipeline, "=  |")
  }

  @Test(arguments: [
    "a.every { x in x < 5 }",
    "a.isEmpty()",
    "a.all { $0 < 5 }",
  ])
  func `An empty stream gives true`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  --|
      =  --[t|]
      where t = true
      """)
  }

  @Test(arguments: [
    "a.bufferTime(300ms)",
    "a.collect()",
  ])
  func `An empty stream sends an empty array`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  --|
      =  --[e|]
      where e = []
      """)
  }

  @Test(
    arguments: [
      ("a.max(by: { a, b in a < b })", .combine),
      ("a.max()", nil),
      ("a.min()", nil),
    ] as [(String, Dialect?)])
  func `An empty stream has no extreme, and an error loses the value`(_ pipeline: String, _ dialect: Dialect?) {
    check(
      pipeline, in: dialect,
      """
      a  --|
      =  --|

      a  -1-#
      =  ---#
      """)
  }

  @Test(arguments: [
    "a.combineLatestAll()",
    "a.zipAll()",
  ])
  func `Without streams it completes, an error passes`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  --|
      =  --|

      a  p-#
      b  x|
         -
      =  --#
      where p = b
      """)
  }

  @Test(arguments: [
    "a.aggregateWithIndex(7) { sum, x, i in sum + x * i }",
    "a.aggregateWithStartFactory({ 7 }) { $0 + $1 }",
  ])
  func `An empty stream sends the start, an error loses the accumulation`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  --|
      =  --[7|]

      a  -1-#
      =  ---#
      """)
  }

  @Test(arguments: [
    "a.combinePrevious(0) { $0 + $1 }",
    "a.scanWithIndex(1) { sum, x, i in sum }",
  ])
  func `An empty stream sends nothing, an error passes`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  --|
      =  --|

      a  -1-#
      =  -1-#
      """)
  }

  @Test(
    arguments: [
      ("a.elementAt(0)", nil),
      ("a.single()", .rxswift),
    ] as [(String, Dialect?)])
  func `An empty stream fails`(_ pipeline: String, _ dialect: Dialect?) {
    check(
      pipeline, in: dialect,
      """
      a  --|
      =  --#
      where # = _
      """)
  }

  @Test(arguments: [
    "a.first()",
    "a.single()",
  ])
  func `In an empty stream there is no value to send`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  --|
      =  --#
      where # = "no elements in sequence"
      """)
  }
}
