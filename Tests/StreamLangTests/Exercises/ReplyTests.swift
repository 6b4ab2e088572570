import Testing

@testable import StreamLang

/// The words on streams inside of operators, and the choice between known replies.
struct `Replies to wrong answers` {
  private static let taps = """
    exercise "the latest"
    func load(tap) = timer(tap == "a" ? 400ms : 200ms).mapReplace(tap + tap)
    let taps = cold("-a-b------|")
    let answer = taps.___
    goal answer == cold("-----B----|", B: "bb")
    //! takeLast(1).flattenMap { load($0) }   Nothing is loaded before the taps have ended.
    //= map { load($0) }.switchToLatest()
    """

  @Test(arguments: [
    (
      "flattenMap { load($0) }.ignore(\"bb\")",
      ["at 500ms: yours sends aa, the goal sends bb", "aa left 'flattenMap' at 500ms"]
    ),
    (
      "exhaustMap { load($0) }.filter { $0 != \"aa\" }",
      ["at 500ms: yours is silent, the goal sends bb", "aa entered 'filter' at 500ms"]
    ),
    (
      "exhaustMap { load($0).filter { $0 != \"aa\" } }",
      [
        "at 500ms: yours is silent, the goal sends bb",
        "b entered 'exhaustMap' at 300ms: exhaustMap { … } dropped it, as the stream that a at 100ms began was running",
      ]
    ),
    (
      "take(1).flattenMap { load($0) }",
      [
        "at 500ms: yours sends aa and completes, the goal sends bb",
        "aa left 'flattenMap' at 500ms: it came from the stream that a began at 100ms",
      ]
    ),
    (
      "take(1).flattenMap { load($0).filter { $0 != \"aa\" } }",
      [
        "at 500ms: yours completes, the goal sends bb",
        "It was 'take' that completed at 100ms: it left its input then",
      ]
    ),
    (
      "flattenMap { $0 }",
      [
        "at 100ms: yours fails with 'a stream is needed here, not a String', the goal goes on",
        "It failed in 'flattenMap', when a entered it: just(x) makes a stream of a value",
      ]
    ),
    (
      "switchToLatest()",
      [
        "at 100ms: yours fails with 'a stream is needed here, not a String', the goal goes on",
        "It failed in 'switchToLatest', when a entered it: map { … } makes a stream of each value",
      ]
    ),
  ]) func `A reply says what became of the value of a stream inside`(_ answer: String, _ words: [String]) throws {
    let found = try Exercising(Self.taps).words(on: answer)
    #expect(zip(found, words).allSatisfy { $0.contains($1) } && found.count == words.count, "\(found)")
  }

  @Test(arguments: [
    (
      "merge(right).skip(1)",
      ["at 200ms: yours sends x, the goal is silent", "x left 'merge' at 200ms: it came from right"]
    ),
    (
      "skip(1).merge(right)",
      ["at 200ms: yours sends x, the goal is silent", "x left 'merge' at 200ms: it came from right"]
    ),
    (
      "combineLatest(right)",
      [
        "at 200ms: yours sends (a,x), the goal is silent",
        "'combineLatest' made (a,x) at 200ms, when right sent x",
      ]
    ),
  ]) func `Of several streams the one is named that sent`(_ answer: String, _ words: [String]) throws {
    let exercise = try Exercising(
      """
      exercise "one of two"
      let left = cold("-a----|")
      let right = cold("--x---|")
      let answer = left.___
      goal answer == cold("------|")
      //= ignoreValues()
      """)
    let found = exercise.words(on: answer)
    #expect(zip(found, words).allSatisfy { $0.hasPrefix($1) } && found.count == words.count, "\(found)")
  }

  @Test func `The reply to another answer is left out where further operators change that answer`() throws {
    let exercise = try Exercising(
      """
      exercise "it is slow"
      var attempts = 0
      let request = defer {
        attempts += 1
        timer(attempts < 3 ? 2s : 100ms).mapReplace("page")
      }
      let answer = request.___
      goal answer == cold("-------[p|]", p: "page")
      //! timeout(300ms)   Nobody asks again.
      //= timeout(300ms).retry(2)
      """)
    #expect(exercise.words(on: "timeout(300ms).map { $0 }").last == "Nobody asks again.")
    // The libraries have messages of their own for the same error.
    #expect(exercise.words(on: "rxjs.timeout(300ms)").last == "Nobody asks again.")
    #expect(exercise.words(on: "timeout(100ms).retry(2)").last == "It was 'timeout' that failed at 100ms")
  }

  @Test func `Where the hole stands above the answer, the operators in the hole are to blame, and none after it`()
    throws
  {
    let exercise = try Exercising(
      """
      exercise "two days"
      func day(visitors) = visitors.___
      let answer = day(cold("-a-b|")).concat(day(cold("-c-d-|")))
      goal answer == cold("---b---d-|")
      //= skip(1)
      """)
    #expect(exercise.words(on: "delay(100ms)").last == "a entered 'delay' at 100ms and left it at 200ms")
    // In the first day both are the same.
    #expect(exercise.words(on: "takeLast(1).delay(0s)").count == 2)
    #expect(exercise.words(on: "filter { $0 != \"a\" }").count == 1)
  }

  @Test func `A value that comes twice is followed where it is lost, not where it came through before`() throws {
    let exercise = try Exercising(
      """
      exercise "ask once"
      let typed = cold("-a---b---a---|")
      let answer = typed.___
      goal answer == cold("--a---b---a--|")
      //= delay(100ms).takeUntil(typed.ignoreValues())
      """)
    #expect(
      exercise.words(on: "distinct().throttle(100ms)").last
        == "a entered 'distinct' at 900ms and did not leave it: distinct() had seen the same before")
  }

  @Test func `A mistake in the code comes before the reply to another answer that fails`() throws {
    let exercise = try Exercising(
      """
      exercise "sorry at once"
      let letters = cold("-a-b#")
      let answer = letters.___
      goal answer == cold("---a[s|]", s: "sorry")
      //! delay(200ms)   Nobody says sorry.
      //= delay(200ms).catchTo(just("sorry"))
      """)
    #expect(exercise.words(on: "delay(200ms).map { $0 }").last == "Nobody says sorry.")
    #expect(
      exercise.words(on: "delay(200ms).catch { \"sorry\" }").last
        == "It failed in 'catch' at 400ms: just(x) makes a stream of a value")
  }

  @Test func `An operator that ends too early is named, also where its values had left it`() throws {
    let exercise = try Exercising(
      """
      exercise "three times"
      let tune = cold("-a|")
      let answer = tune.___
      goal answer == cold("-a-a-[a|]")
      //= repeat().take(3)
      """)
    #expect(exercise.words(on: "repeat(2)").last == "It was 'repeat' that completed at 400ms")
  }

  @Test func `The reply to another answer is left out where the operator is the right one`() throws {
    let exercise = try Exercising(
      """
      exercise "both are long"
      let one = cold("a-b---|", a: 1, b: 5)
      let two = cold("-x---y|", x: 2, y: 6)
      let answer = one.___
      goal answer == cold("-nn--y|", n: false, y: true)
      //! zip(two) { a, b in a > 4 && b > 6 }   zip pairs by number.
      //= combineLatest(two) { a, b in a > 4 && b > 4 }
      """)
    let found = exercise.words(on: "combineLatest(two) { a, b in a > 4 && b > 6 }")
    #expect(found.first == "at 500ms: yours sends false, the goal sends true", "\(found)")
    #expect(found.allSatisfy { !$0.contains("zip") }, "\(found)")
  }
}
