import Testing

@testable import StreamLang

/// Wrong answers, each with the words that it gets.
struct `Answers to exercises` {
  private static let grownUps = """
    exercise "grown-ups"
    let ages = cold("-a-b-c-d-|", a: 15, b: 21, c: 14, d: 30)
    let answer = ages.___
    goal answer == cold("---b---d-|", b: 21, d: 30)
    //! takeWhile { $0 >= 18 }   It ends at the first who is too young.
    //! filter { $0 > 21 }       21 did not get past your filter.
    //= filter { $0 >= 18 }
    """

  @Test(arguments: [
    "filter { $0 >= 18 }", ".filter { $0 >= 18 }", "ages.filter { $0 >= 18 }",
    "let answer = ages.filter { $0 >= 18 }",
    "  filter { age in\n  age >= 18\n}\n", "flattenMap { $0 < 18 ? empty() : just($0) }",
    "filter { !($0 < 18) }.map { $0 }",
    "merge(ages.filter { $0 == 21 }, ages.filter { $0 == 30 })", "map { $0 }.skip(1).filter { $0 != 14 }",
  ]) func `An answer may be written in any way that gives the goal`(_ answer: String) throws {
    #expect(try Exercising(Self.grownUps).words(on: answer) == ["right"])
  }

  @Test(arguments: [
    // The same output as a misconception, written otherwise.
    ("filter { $0 >= 22 }", ["at 300ms: yours is silent, the goal sends 21", "21 did not get past your filter."]),
    (
      "skip(2).skip(1)",
      [
        "at 300ms: yours is silent, the goal sends 21",
        "21 entered 'skip' at 300ms and did not leave it: skip(2) left it out as the second value. "
          + "'filter { $0 > 21 }' gives the same. 21 did not get past your filter.",
      ]
    ),
    ("ages", ["at 100ms: yours sends 15, the goal is silent", "That is 'ages' as it is: an operator must follow"]),
    ("take(0)", ["at 0s: yours completes, the goal goes on", "It was 'take' that completed at 0s"]),
    (
      "filter { $0 != 21 && $0 > 14 }",
      [
        "at 100ms: yours sends 15, the goal is silent",
        "15 entered 'filter' at 100ms and was let through: filter { $0 != 21 && $0 > 14 } said yes",
      ]
    ),
    (
      "skipWhile { $0 < 18 }",
      [
        "at 500ms: yours sends 14, the goal is silent",
        "14 entered 'skipWhile' at 500ms and was let through: after the first that passes, skipWhile { $0 < 18 } "
          + "asks no more",
      ]
    ),
    (
      "filter { $0 }",
      [
        "at 100ms: yours fails with 'this closure must give a Bool, it gave an Int', the goal goes on",
        "It failed in 'filter', when 15 entered it: it answers a question, as $0 > 0 does; 'map' sends what its "
          + "closure gives",
      ]
    ),
    (
      "filter { $0 >= 18 }.take(1)",
      [
        "at 300ms: yours completes, the goal goes on",
        "It was 'take' that completed at 300ms: it left its input then",
      ]
    ),
    (
      "filter { $0 >= 18 }.delay(50ms)",
      [
        "at 300ms: yours is silent, the goal sends 21; yours sends 21 at 350ms",
        "21 entered 'delay' at 300ms and left it only at 350ms",
      ]
    ),
    (
      "map { $0 + 1 }.filter { $0 >= 19 }",
      ["at 300ms: yours sends 22, the goal sends 21", "'map' made 22 of 21 at 300ms"]
    ),
    (
      "filter { $0 >= 18 }.map { $0 / 0 }",
      [
        "at 300ms: yours fails with 'division by zero', the goal sends 21",
        "It failed in 'map', when 21 entered it",
      ]
    ),
    (
      "filter { $0 >= 18 }.concat(never())",
      [
        "at 900ms: yours goes on, the goal completes",
        "The input of 'concat' completed at 900ms, and 'concat' went on",
      ]
    ),
    (
      "filter { $0 >= 18 }.endWith(99)",
      [
        "at 900ms: yours sends 99 and completes, the goal completes",
        "'endWith' sent 99 at 900ms, when its input completed",
      ]
    ),
  ]) func `A verdict names the first wrong instant, then gives the reply to a known mistake or else the stage`(
    _ answer: String, _ words: [String]
  ) throws {
    #expect(try Exercising(Self.grownUps).words(on: answer) == words)
  }

  @Test func `An answer that cannot be run gets the message of the language`() throws {
    let exercise = try Exercising(Self.grownUps)
    #expect(
      exercise.words(on: "fliter { $0 >= 18 }") == ["streams have no operator 'fliter'; did you mean 'filter'?"])
    #expect(exercise.words(on: "filter { $0 >= 18").count == 1)
    #expect(exercise.words(on: "count") != ["right"])
    #expect(exercise.words(on: "subscribe()") == ["'answer' must be a stream, and this makes it a disposable"])
  }

  @Test func `The verdict on an answer that stops short of the solution says so`() throws {
    let exercise = try Exercising(
      """
      exercise "ask once"
      let typed = hot(at: [(0s, "r"), (200ms, "ra"), (400ms, "rac"), (1s, "rac"), (2s, "rx")])
      let answer = typed.___
      goal answer == hot(at: [(750ms, "rac"), (2350ms, "rx")])
      //= throttle(350ms).distinctUntilChanged()
      """)
    #expect(
      exercise.words(on: "throttle(350ms)") == [
        "at 1.35s: yours sends rac, the goal is silent", "So far it is right: something must still follow 'throttle'",
      ])
  }

  @Test(arguments: [
    "flatMapLatest { q in timer(100ms).map { n in q } }", "map { q in timer(100ms).map { n in q } }.switchToLatest()",
    "debounce(.milliseconds(0), scheduler: MainScheduler.instance).delay(.milliseconds(100), scheduler: MainScheduler.instance)",
  ]) func `An answer may use the names of another library, and the rest of the exercise keeps its own`(_ answer: String)
    throws
  {
    let exercise = try Exercising(
      """
      exercise "keep the names"
      let keys = hot("-a-b------c-----")
      let quiet = keys.throttle(150ms)
      let answer = quiet.___
      goal answer == hot("-a-b------c-----").throttle(150ms).delay(100ms)
      //= delay(100ms)
      """)
    #expect(exercise.words(on: answer) == ["right"])
  }

  @Test func `Names that have no meaning here may be those of any library, where they are right`() throws {
    let exercise = try Exercising(
      """
      exercise "until then"
      let keys = cold("-a-b-c-d|")
      let answer = keys.___
      goal answer == cold("-a-b|")
      //= takeUntil(timer(400ms))
      """)
    #expect(exercise.words(on: "take(until: timer(400ms))") == ["right"])
    #expect(exercise.words(on: "prefix(untilOutputFrom: timer(400ms))") == ["right"])
    #expect(exercise.words(on: "take(until: timer(200ms))") == ["there is no 'take(until:)' here"])
  }

  private static let question = """
    exercise "a question"
    func ask(text) = timer(500ms).mapReplace("for \\(text)")
    let texts = cold("-a-b---------|", a: "rx", b: "r")
    let answer = texts.___
    goal answer == cold("------a------|", a: "for rx")
    //= filter { $0.count >= 2 }.map { ask($0) }.switchToLatest()
    """

  @Test(arguments: [
    ("filter { $0.count > 2 }.map { ask($0) }.switchToLatest()", "rx entered 'filter' at 100ms and did not leave it"),
    ("filter { $0.count >= 2 }.map { ask($0) }", "So far it is right: 'map' sends streams, and nobody runs them yet"),
    ("filter { $0.count >= 1 }.map { ask($0) }.switchToLatest()", "r entered 'filter' at 300ms and was let through"),
    (
      "filter { $0.count >= 2 }.flattenMap { timer(5s) }",
      "rx entered 'flattenMap' at 100ms: flattenMap { timer(5s) } ran a stream for it, which sent 0 at 5.1s"
    ),
    (
      "throttle(100ms).filter { $0.count >= 2 }.map { ask($0) }.switchToLatest()",
      "rx entered 'throttle' at 100ms and left it only at 200ms"
    ),
    ("map { $0 }", "rx entered 'map' at 100ms and was let through"),
  ]) func `The first stage that does other than the same stage of the solution is to blame`(
    _ answer: String, _ words: String
  ) throws {
    let found = try Exercising(Self.question).words(on: answer)
    #expect(found.last?.contains(words) ?? false, "\(found)")
  }

  @Test func `A pair with its parts in another order is nearly right`() throws {
    let exercise = try Exercising(
      """
      exercise "pairs"
      let numbers = cold("1-2|", numbers: true)
      let letters = cold("-a-b|")
      let answer = ___
      goal answer == cold("-x-[y|]", x: (1, "a"), y: (2, "b"))
      //= numbers.zip(letters)
      """)
    #expect(
      exercise.words(on: "numbers.zip(letters) { n, l in (l, n) }") == [
        "at 100ms: yours sends (a,1), the goal sends (1,a)",
        "The parts are right, and stand in another order. The order of the inputs decides about it",
      ])
    #expect(
      exercise.words(on: "letters.zip(numbers)").last
        == "The operators are right. The pipeline begins with 'letters', and 'numbers' must come first")
  }

  @Test func `The verdict on a pair of which one part is wanted says so`() throws {
    let exercise = try Exercising(
      """
      exercise "letters"
      let letters = cold("a-b|")
      let numbers = cold("-1-2|", numbers: true)
      let answer = letters.___
      goal answer == cold("-a-[b|]")
      //= zip(numbers) { letter, number in letter }
      """)
    let words = exercise.words(on: "zip(numbers)")
    #expect(words.last == "Yours is a tuple, and the goal has only its part .0, which is a")
  }

  @Test func `A stream that an operator has left is named`() throws {
    let exercise = try Exercising(
      """
      exercise "both"
      let left = cold("-a--|")
      let right = cold("--b-|")
      let answer = left.___
      goal answer == cold("-ab-|")
      //= merge(right)
      """)
    #expect(
      exercise.words(on: "race(right)") == [
        "at 200ms: yours is silent, the goal sends b",
        "'race' left right at 100ms, and does not hear what it sends after that",
      ])
  }

  @Test func `An accumulation that is dropped is not mixed up with the next one`() throws {
    let exercise = try Exercising(
      """
      exercise "balance"
      let payments = cold("-a-b|", a: 50, b: -20)
      let answer = payments.___
      goal answer == cold("-a-b|", a: 50, b: 30)
      //= scan(0) { sum, x in sum + x }
      """)
    #expect(
      exercise.words(on: "scan(0) { sum, x in sum + x }.skip(1)").last
        == "50 entered 'skip' at 100ms and did not leave it: skip(1) left it out as the first value")
  }

  @Test func `A String that looks like a number is no number`() throws {
    let exercise = try Exercising(
      """
      exercise "double"
      let numbers = cold("-a|", a: 1)
      let answer = numbers.___
      goal answer == cold("-a|", a: 2)
      //= map { $0 * 2 }
      """)
    #expect(
      exercise.words(on: "map { \"\\($0 * 2)\" }") == [
        "at 100ms: yours sends '2', the goal sends 2", "Yours is a String, and the goal has an Int",
      ])
  }

  @Test func `The picture of an answer that goes on for ever ends soon after the goal`() throws {
    guard case .wrong(let wrong) = try Exercising(Self.grownUps).check.verdict(on: "filter { $0 > 14 }.repeat()") else {
      Issue.record("that is no right answer")
      return
    }
    let last = wrong.picture?.drawn.lanes.flatMap { $0.events }.map { $0.time }.max() ?? 0
    #expect(last > 900_000_000 && last < 2_500_000_000)
  }

  @Test func `A hole inside of a closure takes an expression`() throws {
    let exercise = try Exercising(
      """
      exercise "inside"
      let numbers = cold("-a-b|", a: 1, b: 2)
      let answer = numbers.map { n in ___ }.take(2)
      goal answer == cold("-a-[b|]", a: 2, b: 4)
      //= n * 2
      """)
    #expect(exercise.words(on: "n + n") == ["right"])
    #expect(exercise.words(on: "numbers.map { n in n + n }.take(2)") == ["right"])
    #expect(
      exercise.words(on: "numbers.map { $0 * 2 }") == [
        "at 300ms: yours goes on, the goal completes", "So far it is right: something must still follow 'map'",
      ])
  }

  @Test func `Where the goal logs, the answer must log the same`() throws {
    let exercise = try Exercising(
      """
      exercise "close it"
      let file = signal {
        onDispose { log("closed") }
        send(1)
        wait(1s)
        sendCompleted()
      }
      let answer = file.___
      goal answer == signal {
        send(1)
        log("closed")
        sendCompleted()
      }
      //= take(1)
      """)
    #expect(exercise.words(on: "take(1)") == ["right"])
    #expect(exercise.words(on: "replay().take(1)") == ["at 0s: yours logs nothing, the goal logs 'closed'"])
  }

  @Test func `Each run has a session of its own, so that counters begin anew`() throws {
    let exercise = try Exercising(
      """
      exercise "third time"
      var attempts = 0
      let request = defer {
        attempts += 1
        attempts < 3 ? fail("500") : just("page")
      }
      let answer = request.___
      goal answer == just("page")
      //! retry(1)   That makes two attempts.
      //= retry(2)
      """)
    for _ in 0..<2 {
      #expect(exercise.words(on: "retry(2)") == ["right"])
      #expect(
        exercise.words(on: "catchTo(request)") == [
          "at 0s: yours fails with '500', the goal sends page and completes",
          "The error came from the input at 0s, and 'catchTo' let it pass. 'retry(1)' gives the same. That makes two "
            + "attempts.",
        ])
    }
  }

  @Test func `An endless answer is cut at the horizon`() throws {
    let exercise = try Exercising(Self.grownUps)
    #expect(exercise.words(on: "concat(interval(1s))").first == "at 100ms: yours sends 15, the goal is silent")
  }

  @Test func `A stream that is driven from outside cannot be an answer`() throws {
    let words = try Exercising(Self.grownUps).words(on: "merge(subject())")
    #expect(words.first?.contains("driven from outside") ?? false, "\(words)")
  }
}
