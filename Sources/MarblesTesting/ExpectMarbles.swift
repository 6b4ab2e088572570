import Marbles
import Testing

/// Expects lanes to be drawn like this.
///
///     expectMarbles(
///       [input, output],
///       """
///               0s        500ms
///               ┼─────────┼
///       input   ──a───b───|
///       output  ────a───b─|
///       """)
///
/// A failure draws both pictures and names the first difference. With `MARBLES_RECORD=1` in the environment the literal
/// in the source file becomes what is drawn; everything else in the file stays as it is.
///
/// - Parameters:
///   - width: The most cells that a line may take.
///   - ascii: Whether to draw with nothing but ASCII.
///   - tick: A length of time that is a column or two wide, where that reads well.
///   - expected: The picture, without a newline at its end.
///   - sourceLocation: Where a failure is reported, and the call in which the literal stands.
public func expectMarbles(
  _ lanes: [Lane], width: Int = 80, ascii: Bool = false, tick: Duration = .milliseconds(100), _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectMarbles(
    Diagram(lanes: lanes), width: width, ascii: ascii, tick: tick, expected, sourceLocation: sourceLocation)
}

/// Expects a diagram to be drawn like this; see `expectMarbles` for lanes.
public func expectMarbles(
  _ diagram: Diagram, width: Int = 80, ascii: Bool = false, tick: Duration = .milliseconds(100), _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var picture = diagram.text(width: width, ascii: ascii, tick: tick)
  if picture.hasSuffix("\n") { picture.removeLast() }
  if LiteralRecorder.isRequested {
    let refusal = LiteralRecorder.shared.record(picture, replacing: expected, at: sourceLocation)
    if let refusal { Issue.record(Comment(rawValue: refusal), sourceLocation: sourceLocation) }
  } else if picture != expected {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let difference = PictureDifference.first(expected: lines(expected), actual: lines(picture))
    Issue.record(
      Comment(rawValue: message(difference ?? "in their form", expected: expected, picture)),
      sourceLocation: sourceLocation)
  }
}

private func message(_ difference: String, expected: String, _ picture: String) -> String {
  """
  the marbles differ \(difference)

  expected:
  \(expected)

  got (MARBLES_RECORD=1 writes this into the test):
  \(picture)
  """
}
