import Testing

@testable import StreamLang

struct PredictionTests {
  private static let digits = """
    predict "larger than 2"
    let digits = cold("1-2-3-4-|", numbers: true)
    let answer = digits.filter { $0 > 2 }.delay(100ms)
    //! ----3-4-|   delay moves the values.
    //= -----3-4-|
    """

  @Test(arguments: [
    "-----3-4-|", "500ms 3, 700ms 4, 900ms |", "3 at 500ms, 4 at 700ms, ends at 900ms",
    "500ms: 3, 700ms: '4', 0.9s |",
    " 500ms 3-4-|", "500ms 3\n700ms 4\n900ms completes", "500ms 3 700ms 4 900ms |",
  ]) func `The events may be written as marble text or as times`(_ answer: String) throws {
    #expect(try Exercising(Self.digits).words(on: answer) == ["right"])
  }

  @Test(arguments: [
    (
      "----3-4-|",
      ["at 400ms: your lane sends 3, the stream is silent; the stream sends 3 at 500ms", "delay moves the values."]
    ),
    (
      "nothing",
      ["at 500ms: your lane is silent, the stream sends 3", "3 entered 'delay' at 400ms and left it at 500ms"]
    ),
    (
      "-2---3-4-|",
      ["at 100ms: your lane sends 2, the stream is silent", "2 comes only at 200ms, when 'digits' sends it"]
    ),
    (
      "---2-3-4-|",
      [
        "at 300ms: your lane sends 2, the stream is silent",
        "2 entered 'filter' at 200ms and did not leave it: filter { $0 > 2 } said no",
      ]
    ),
    ("-----3-4", ["at 900ms: your lane goes on, the stream completes", "It was 'delay' that completed at 900ms"]),
    (
      "-----3-|",
      ["at 700ms: your lane completes, the stream sends 4", "4 entered 'delay' at 600ms and left it at 700ms"]
    ),
    ("-----3-4-#", ["at 900ms: your lane fails, the stream completes", "It was 'delay' that completed at 900ms"]),
    (
      "-----3-4|",
      [
        "at 800ms: your lane completes, the stream goes on",
        "The input of 'delay' completed at 800ms, and 'delay' went on",
      ]
    ),
  ]) func `The reply names the first wrong instant, with the reason`(_ answer: String, _ words: [String]) throws {
    #expect(try Exercising(Self.digits).words(on: answer) == words)
  }

  @Test(arguments: [
    ("(ab", "'(' is never closed"), ("100ms 3, 4", "'4' has no time"),
    ("100ms 3, 200ms", "nothing happens at '200ms'"),
    ("300ms 3, 200ms 4", "'200ms 4' stands after a later time"), ("3|4", "a value after the end of the stream"),
    ("take(2)", "events are wanted here, and not code"), ("3 4", "these events have no times"),
  ]) func `A text that cannot be read is reported with its place`(_ answer: String, _ message: String) throws {
    #expect(try Exercising(Self.digits).words(on: answer) == [message])
  }

  @Test func `Tuples and arrays are written as they are printed, with blanks or without`() throws {
    let exercise = try Exercising(
      """
      predict "pairs"
      let answer = cold("a-b---|").zip(cold("-1-2|", numbers: true))
      //= 100ms (a, 1), 300ms (b, 2), 400ms |
      """)
    #expect(exercise.words(on: "100ms (a,1), 300ms (b,2), 400ms |") == ["right"])
    #expect(exercise.words(on: "-'(a,1)'-'(b,2)'|") == ["right"])
  }

  @Test func `An error is foretold whatever its message is`() throws {
    let exercise = try Exercising(
      """
      predict "it fails"
      let answer = timer(1s).then { fail("500") }
      //= 1s #
      """)
    #expect(exercise.words(on: "1s fails") == ["right"])
    #expect(exercise.words(on: "1s |").first == "at 1s: your lane completes, the stream fails with '500'")
  }

  @Test func `The picture of the task has the inputs and no result`() throws {
    let picture = try #require(try Exercising(Self.digits).check.task())
    #expect(picture.drawn.lanes.map(\.name) == ["digits"])
    guard case .wrong(let wrong) = try Exercising(Self.digits).check.verdict(on: "--3|") else {
      Issue.record("the prediction is wrong")
      return
    }
    let lanes = try #require(wrong.picture).drawn.lanes
    #expect(lanes.map(\.name) == ["digits", "yours"])
    #expect(lanes[1].events.map(\.text) == ["3"])
  }
}
