import Streams
import Testing

/// Behaviour that several operators have in common.
struct AlikeTests {
  @Test(arguments: [
    "a.deliverOnMain()",
    "a.deliverOn(background)",
    "a.subscribeOn(background)",
    "a.doNext { 1 }",
    "a.do(onNext: { 1 })",
    "a.finalize { 1 }",
    "a.initially { 1 }",
    "a.logAll()",
  ])
  func `Events pass as they are`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a-[bc]-#
         ^---   -!
      =  -a-[bc]-#
      """)
  }

  @Test(arguments: [
    "a.try { true }",
    "a.takeUntilBlock { false }",
    "a.takeWhile { true }",
  ])
  func `The source may end before`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -1-|
      =  -1-|

      a  -1-#
      =  -1-#
      """)
  }

  @Test(arguments: [
    "a.retry(2)",
    "a.retryWhen { errors in errors }",
  ])
  func `Completion completes, and nothing is tried again`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a|
         ^-!
      =  -a|
      """)
  }

  @Test(arguments: [
    "a.flattenMap { b }",
    "a.mergeMapTo(b)",
    #"a.mergeScan({ last, x in b }, "s")"#,
  ])
  func `Streams run all at once, and it completes when all have`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a-a--|
         ^-----!
      b  x--y-|
         -^----!
         ---^----!
      =  -x-xy-y-|
      """)
  }

  @Test(
    arguments: [
      ("a.publish().refCount()", .rxswift),
      ("a.replay(1).refCount()", .rxswift),
      ("a.share(replay: 1)", .rxswift),
    ] as [(String, Dialect?)])
  func `After the end the next subscriber connects anew`(_ pipeline: String, _ dialect: Dialect?) {
    check(
      pipeline, in: dialect,
      """
      a  -a|
         ^-!
         ----^-!
      =  -a|
      =  ----^a|
      """)
  }

  @Test(arguments: [
    "a.switchAll()",
    "a.switchToLatest()",
  ])
  func `It listens to the stream that came last`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  p--q--|
         ^-----!
      b  -x-x-x
         ^--!
      c  -y---|
         ---^----!
      =  -x--y---|
      where p = b; q = c
      """)
  }

  @Test(arguments: [
    "a.switchAll()",
    "a.switchToLatest()",
  ])
  func `It completes when the outer stream and the last inner one have`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  p-----|
      b  -x|
      =  -x----|
      where p = b
      """)
  }

  @Test(arguments: [
    "combineLatest(a, b) { x, y in x == nil ? y : x }",
    "zip(a, b) { x, y in x == nil ? y : x }",
  ])
  func `nil is a value like others`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -n-|
      b  -x-|
      =  -x-|
      where n = nil
      """)
  }

  @Test(arguments: [
    "a.tryMap { $0 * 2 }",
    "a.map { $0 * 2 }",
  ])
  func `It sends the result of the closure for each value`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -1-2-|
         ^----!
      =  -2-4-|
      """)
  }

  @Test(arguments: [
    "a.distinct()",
    "a.distinctUntilChanged()",
  ])
  func `Each subscriber has a memory of its own`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a-a|
      =  -a--|
      =  --^a--|
      """)
  }

  @Test(arguments: [
    "a.every { x in x < 5 }",
    "a.all { $0 < 5 }",
  ])
  func `It sends true at completion when the closure said true of every value`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -1-2-|
      =  -----[t|]
      where t = true
      """)
  }

  @Test(arguments: [
    "a.skipUntilBlock { $0 > 2 }",
    "a.skipWhile { $0 < 3 }",
  ])
  func `It drops the values before the closure says so, and does not ask again`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -1-3-1-|
         ^------!
      =  ---3-1-|
      """)
  }

  @Test(arguments: [
    "a.skipUntilBlock { $0 == 2 }",
    "a.skipWhile { $0 == 1 }",
  ])
  func `Each subscriber begins to drop anew`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -1-2|
      =  ---2|
      =  --^--2|
      """)
  }

  @Test(arguments: [
    "a.takeUntilBlock { $0 == 3 }",
    "a.takeWhile { $0 < 3 }",
  ])
  func `It completes before the value for which the closure says so`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -1-2-3-1|
         ^----!
      =  -1-2-|
      """)
  }

  @Test(arguments: [
    "a.takeUntilBlock { $0 == 2 }",
    "a.takeWhile { $0 < 2 }",
  ])
  func `Each subscriber takes anew`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -12|
      =  -1|
      =  --^1|
      """)
  }

  @Test(arguments: [
    "a.skipUntilBlock { false }",
    "a.skipWhile { true }",
  ])
  func `It may drop all values`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -1-2-|
      =  -----|
      """)
  }

  @Test(arguments: [
    "a.mergeScan({ sum, x in just(sum + x) }, 1)",
    "a.switchScan({ sum, x in just(sum + x) }, 1)",
  ])
  func `Each subscriber begins with the seed`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -1|
      =  -2|
      =  --^2|
      """)
  }

  @Test(arguments: [
    "a.mergeScan({ sum, x in just(sum + x) }, 1)",
    "a.switchScan({ sum, x in just(sum + x) }, 1)",
  ])
  func `The closure is also given the value that was sent last, first the seed, which is not sent`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -1-2-3|
      =  -2-4-7|
      """)
  }

  @Test(
    arguments: [
      ("a.concatMap { x, i in of(i) }", .rxjs),
      ("a.switchMap { x, i in of(i) }", .rxjs),
    ] as [(String, Dialect?)])
  func `In rxjs the second parameter is the index`(_ pipeline: String, _ dialect: Dialect?) {
    check(
      pipeline, in: dialect,
      """
      a  -a-a|
      =  -0-1|
      """)
  }

  @Test(arguments: [
    "a.audit(300ms)",
    "a.auditTime(300ms)",
  ])
  func `It waits for the given time, then sends the latest value`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -ab--c---|
         ^--------!
      =  ----b---c|
      """)
  }
}
