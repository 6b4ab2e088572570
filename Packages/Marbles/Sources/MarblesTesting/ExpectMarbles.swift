import Marbles
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Expects lanes to have this picture.
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
/// It works in Swift Testing and in XCTest. A failure draws both pictures and names the first difference. With
/// `MARBLES_RECORD=1` in the environment the literal in the source file becomes the picture; everything else in the
/// file stays as it is.
///
/// - Parameters:
///   - width: The maximum number of cells in a line.
///   - ascii: Whether to draw with ASCII only.
///   - tick: A length of time that is a column or two wide if that is readable.
///   - expected: The picture, without a newline at its end.
///   - fileID: The file of the call, for the report of a failure.
///   - filePath: The path of that file, whose literal is written.
///   - line: The line of the call that has the literal.
///   - column: The column of the call.
public func expectMarbles(
  _ lanes: [Lane], width: Int = 80, ascii: Bool = false, tick: Duration = .milliseconds(100), _ expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  expectMarbles(
    Diagram(lanes: lanes), width: width, ascii: ascii, tick: tick, expected, fileID: fileID, filePath: filePath,
    line: line, column: column)
}

/// Expects a diagram to have this picture; see `expectMarbles` for lanes.
public func expectMarbles(
  _ diagram: Diagram, width: Int = 80, ascii: Bool = false, tick: Duration = .milliseconds(100), _ expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  var picture = diagram.text(width: width, ascii: ascii, tick: tick)
  if picture.hasSuffix("\n") { picture.removeLast() }
  func fail(_ message: String) { record(message, fileID, filePath, line, column) }
  if LiteralRecorder.isRequested {
    let call = LiteralRecorder.Call(path: "\(filePath)", line: Int(line), column: Int(column))
    if let refusal = LiteralRecorder.shared.record(picture, replacing: expected, in: call) { fail(refusal) }
  } else if picture != expected {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let difference = PictureDifference.first(expected: lines(expected), actual: lines(picture))
    fail(message(difference ?? "in their form", expected: expected, picture))
  }
}

/// Reports a failure to the running test.
private func record(
  _ message: String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
) {
  #if canImport(XCTest)
    // An issue that is recorded without a running test of Swift Testing would not fail a test case of XCTest.
    if Test.current == nil { XCTFail(message, file: filePath, line: line) }
  #endif
  let location = SourceLocation(
    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  Issue.record(Comment(rawValue: message), sourceLocation: location)
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
