import Streams
import Testing

/// The results of operators for errors of their sources and of their closures.
struct ErrorTests {
  @Test(arguments: [
    "a.elementAt(1)",
    #"a.findIndex { x in x == "z" }"#,
    #"a.find { x in x == "z" }"#,
    "a.ignoreValues()",
    "a.last()",
    "a.single()",
    "a.skip(5)",
    "a.bufferCount(2)",
    "a.collect()",
    "a.count()",
  ])
  func `An error loses the values that were not sent`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test(
    arguments: [
      ("a.contains(2)", .combine),
      ("a.every { x in x < 5 }", nil),
      ("a.last(where: { $0 < 3 })", .combine),
      ("a.skipWhile { true }", nil),
      ("a.chunks(ofCount: 2)", .asyncsequence),
    ] as [(String, Dialect?)])
  func `An error loses what the number was for`(_ pipeline: String, _ dialect: Dialect?) {
    check(
      pipeline, in: dialect,
      """
      a  -1-#
      =  ---#
      """)
  }

  @Test(arguments: [
    #"a.throwIfEmpty { "none" }"#,
    #"a.defaultIfEmpty("z")"#,
    "a.first()",
    "a.isEmpty()",
    "a.timeInterval()",
    "a.timestamp()",
  ])
  func `An error without values passes`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  --#
      =  --#
      """)
  }

  @Test(
    arguments: [
      ("a.tryMap { $0 }", nil),
      ("a.skipNil()", .reactiveswift),
      ("a.compactMap { $0 }", .combine),
    ] as [(String, Dialect?)])
  func `An error passes after the values`(_ pipeline: String, _ dialect: Dialect?) {
    check(
      pipeline, in: dialect,
      """
      a  -1-#
      =  -1-#
      """)
  }

  @Test(arguments: [
    "a.distinctUntilChanged { before, x in 1 / x == 1 }",
    "a.filter { 4 / $0 > 1 }",
    "a.takeUntilBlock { 1 / $0 > 1 }",
    "a.takeWhile { 1 / $0 == 1 }",
    "a.doNext { 1 / $0 }",
    "a.do(onNext: { 1 / $0 })",
    "a.tap { 1 / $0 }",
  ])
  func `An error in the closure ends the stream, after the values so far`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -1-0-1|
         ^--!
      =  -1-#
      where # = "division by zero"
      """)
  }

  @Test(arguments: [
    "a.every { x in 1 / x == 1 }",
    "a.skipUntilBlock { 1 / $0 > 1 }",
    "a.skipWhile { 1 / $0 == 1 }",
    "a.aggregate(1) { $0 / $1 }",
    "a.any { 1 / $0 > 1 }",
    "a.reduce { $0 / $1 }",
  ])
  func `An error in the closure ends the stream, and nothing was sent yet`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = "division by zero"
      """)
  }

  @Test(
    arguments: [
      ("a.tryContains(where: { 6 / $0 > 9 })", .combine),
      ("a.tryMin(by: { a, b in 6 / a < 6 / b })", .combine),
    ] as [(String, Dialect?)])
  func `An error in a comparison is the stream's error`(_ pipeline: String, _ dialect: Dialect?) {
    check(
      pipeline, in: dialect,
      """
      a  -1-0-1|
         ^--!
      =  ---#
      where # = _
      """)
  }

  @Test(arguments: [
    #"defer { throw "closure" }"#,
    #"fail { throw "closure" }"#,
    #"iif(just(1), just(2)) { throw "closure" }"#,
  ])
  func `An error in the closure of a source is its error`(_ pipeline: String) {
    check(
      pipeline,
      """
      =  #
      where # = "closure"
      """)
  }

  @Test(arguments: [
    #"a.audit { x in throw "closure" }"#,
    #"a.debounce { x in throw "closure" }"#,
  ])
  func `An error in the closure that makes the notifier is the stream's error`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a-b|
         ^!
      =  -#
      where # = "closure"
      """)
  }

  @Test(arguments: [
    "a.repeat(3)",
    "a.repeatWhen { ends in ends }",
  ])
  func `An error ends the repeating`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a#
         ^-!
      =  -a#
      """)
  }

  @Test(arguments: [
    "a.buffer(b)",
    "a.bufferWhen { b }",
  ])
  func `An error loses what is collected for a notifier`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a-#
      b  ----x
         ^--!
      =  ---#
      """)
  }

  @Test(arguments: [
    #"a.windowTime(500ms).flattenMap { w in w.catchTo(just("x")) }"#,
    #"a.windowCount(3).flatMap { w in w.catchTo(just("x")) }"#,
  ])
  func `The open window hears an error of the source`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a-#
      =  -a-[x#]
      """)
  }

  @Test(arguments: [
    "a.aggregate(0) { $0 + $1 }",
    "a.reduce { $0 + $1 }",
  ])
  func `An error loses the accumulation`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -1-2-#
      =  -----#
      """)
  }

  @Test(arguments: [
    "a.switchMap { b }",
    "a.switchMapTo(b)",
  ])
  func `The error of an inner stream passes`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  p---|
         ^-!
      b  -x#
      =  -x#
      """)
  }

  @Test(arguments: [
    "a.exhaustAll()",
    "a.switchAll()",
  ])
  func `The error of a stream of streams passes`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  p---|
         ^-!
      b  -x#
      =  -x#
      where p = b
      """)
  }

  @Test(arguments: [
    "a.catch { b }",
    "a.catchTo(b)",
  ])
  func `On an error it goes on with another stream`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a#
         ^-!
      b  -b-|
         --^--!
      =  -a-b-|
      """)
  }

  @Test(arguments: [
    "a.catch { b }",
    "a.catchTo(b)",
  ])
  func `Without an error the other stream is not subscribed`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a-|
      b  -b-|
         -
      =  -a-|
      """)
  }

  @Test(arguments: [
    "a.shareReplay(1)",
    "a.share()",
  ])
  func `After an error the next subscriber begins anew`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a#
         ^-!
         ---^-!
      =  -a#
      =  ---^a#
      """)
  }

  @Test(
    arguments: [
      ("a.asMaybe()", .rxswift),
      ("a.single()", nil),
    ] as [(String, Dialect?)])
  func `A second value is an error`(_ pipeline: String, _ dialect: Dialect?) {
    check(
      pipeline, in: dialect,
      """
      a  -a-b-|
         ^--!
      =  ---#
      where # = _
      """)
  }
}
