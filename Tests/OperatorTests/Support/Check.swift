import Marbles
import Streams
import Testing

/// Checks the results of a pipeline for its inputs.
///
/// A sign is a tick of 100ms, and so is a group `[ab]`; blanks take no time. A tick has the same column in every line,
/// otherwise the picture is refused: blanks follow a group in other lines.
///
///     check(
///       "a.takeUntil(b)",
///       """
///       a  -a-b-c-|
///          ^---!
///       b  ----x
///       =  -a-b|
///       """)
///
/// - A line that begins with a name is an input: cold, or hot where its marble text has a `^`.
/// - A line without a name below an input is one subscription of it: it began at `^` and was disposed, or ended, at
///   `!`. A line of dashes says that the input was never subscribed. Without such lines its subscriptions are not
///   checked.
/// - A line that begins with `=` is a subscriber of the pipeline: from the start, or from a `^`, until a `!` if there
///   is one. Several of them share the pipeline. At one instant the sources come first, then the subscribers.
/// - Digits are integers, other marks strings; `where p = [1, 2]; q = nil` gives marks other values.
/// - The message of `#` is "error", or `where # = "another"`; `where # = _` takes any.
///
/// - Parameters:
///   - dialect: The dialect of the pipeline; by default rac, and then rxjs.
///   - statements: Statements of the script before the pipeline; they may name the inputs.
///   - pictures: The lines; an empty line stands between several pictures of the pipeline.
func check(
  _ pipeline: String, in dialect: Dialect? = nil, given statements: String = "", _ pictures: String,
  at location: SourceLocation = #_sourceLocation
) {
  for picture in pictures.split(separator: "\n\n") {
    do {
      let picture = try Picture(String(picture))
      for dialect in dialects(dialect) {
        let run = ScriptRecord(picture.script(of: pipeline, given: statements), in: dialect)
        for difference in run.failures + picture.differences(from: run) {
          Issue.record("\(dialect.name): \(pipeline)\n\(difference)", sourceLocation: location)
        }
      }
    } catch {
      Issue.record("\(error)", sourceLocation: location)
    }
  }
}

/// Checks the log and the notes of a script. A line has its time and its scheduler where they are not 0s and main.
func check(
  _ script: String, in dialect: Dialect? = nil, logs expected: [String], at location: SourceLocation = #_sourceLocation
) {
  for dialect in dialects(dialect) {
    let run = ScriptRecord(script, in: dialect)
    #expect(run.failures == [], "\(dialect.name)", sourceLocation: location)
    #expect(run.logs == expected, "\(dialect.name)", sourceLocation: location)
  }
}

/// Checks that a script is refused, or stopped, with a message that has these words.
func check(
  _ script: String, in dialect: Dialect? = nil, failsWith words: String,
  at location: SourceLocation = #_sourceLocation
) {
  for dialect in dialects(dialect) {
    let failures = ScriptRecord(script, in: dialect).failures
    #expect(failures.count == 1, "\(dialect.name)", sourceLocation: location)
    #expect(failures.first?.contains(words) == true, "\(dialect.name): \(failures)", sourceLocation: location)
  }
}

private func dialects(_ dialect: Dialect?) -> [Dialect] { dialect.map { [$0] } ?? [.rac, .rxjs] }
