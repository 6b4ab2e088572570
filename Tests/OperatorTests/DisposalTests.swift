import Streams
import Testing

/// The times at which operators dispose of their sources.
struct DisposalTests {
  @Test(arguments: [
    "a.concatAll()",
    "a.exhaustAll()",
    "a.flatten()",
    "a.switchAll()",
    "a.switchToLatest()",
  ])
  func `Outer and inner stream are disposed with the subscriber`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  p---|
         ^-!
      b  -x-x
         ^-!
      =  -x!
      where p = b
      """)
  }

  @Test(arguments: [
    "a.take(2)",
    "a.deliverOn(background)",
    "a.subscribeOn(background)",
    "a.groupBy { $0 }.flatten()",
    "a.windowCount(2).flatMap { w in w }",
  ])
  func `The source is disposed with the subscriber, which has had a value`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a-b|
         ^-!
      =  -a!
      """)
  }

  @Test(arguments: [
    "a.bufferCount(2)",
    "a.collect()",
    "a.count()",
  ])
  func `The source is disposed with the subscriber, before there is an array or a number`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a-b|
         ^-!
      =  --!
      """)
  }

  @Test(arguments: [
    "a.ignoreValues()",
    "a.takeLast(1)",
  ])
  func `The source is disposed with the subscriber, before anything is sent`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a-b-|
         ^--!
      =  ---!
      """)
  }

  @Test(arguments: [
    "a.exhaustMap { b }",
    "a.switchMap { b }",
    "a.switchMapTo(b)",
    #"a.switch(cases: ["p": b])"#,
  ])
  func `Source and inner stream are disposed with the subscriber`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  p---|
         ^-!
      b  -x-x
         ^-!
      =  -x!
      """)
  }

  @Test(arguments: [
    "a.concatMap { b }",
    "a.concatMapTo(b)",
  ])
  func `Source and the stream of the moment are disposed with the subscriber`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -aa--|
         ^--!
      b  x--y|
         -^-!
      =  -x-!
      """)
  }

  @Test(arguments: [
    "a.debounce { x in b }",
    "a.delayWhen { x in b }",
  ])
  func `Source and waiting stream are disposed with the subscriber`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a-b|
         ^-!
      b  ---x
         -^!
      =  --!
      """)
  }

  @Test(arguments: [
    "a.combineLatestAll { x in x }",
    "a.zipAll { x in x }",
  ])
  func `Combined streams are disposed with the subscriber`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  p|
      b  -x--y|
         -^--!
      =  --x-!
      where p = b
      """)
  }

  @Test(arguments: [
    "a.elementAt(1)",
    #"a.find { x in x == "b" }"#,
    #"a.first { x in x == "b" }"#,
  ])
  func `It sends one value, and the source is disposed with it`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -a-b   -c|
         ^--!
      =  ---[b|]
      """)
  }

  @Test(
    arguments: [
      ("a.first(where: { $0 > 1 })", .combine),
      ("a.output(at: 1)", .combine),
    ] as [(String, Dialect?)])
  func `It sends the wanted value at once, and the source is disposed`(_ pipeline: String, _ dialect: Dialect?) {
    check(
      pipeline, in: dialect,
      """
      a  -1-2-3|
         ^--!
      =  ---(2|)
      """)
  }

  @Test(arguments: [
    "a.every { x in x < 5 }",
    "a.all { $0 < 5 }",
  ])
  func `It sends false with the first for which it does not, and the source is disposed`(_ pipeline: String) {
    check(
      pipeline,
      """
      a  -1-6   -2|
         ^--!
      =  ---[f|]
      where f = false
      """)
  }
}
