import Marbles
import MarblesTesting
import XCTest

/// A package with test cases of XCTest imports no `Testing`; its wrong pictures have to fail all the same.
final class XCTestCases: XCTestCase {
  private var keepsFailures = false
  private var failures: [(message: String, line: Int)] = []

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard keepsFailures else { return super.record(issue) }
      failures.append((issue.compactDescription, issue.sourceCodeContext.location?.lineNumber ?? 0))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard keepsFailures else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures.append((description, lineNumber))
    }
  #endif

  func testAWrongPictureFails() throws {
    let lane = try Lane("a", marbles: "-x-|")
    keepsFailures = true
    expectMarbles([lane], "", line: 7)
    keepsFailures = false
    XCTAssertEqual(failures.count, 1)
    let failure = try XCTUnwrap(failures.first)
    XCTAssertTrue(failure.message.contains("the marbles differ"), failure.message)
    XCTAssertTrue(failure.message.contains("a  ──x───|"), failure.message)
    XCTAssertEqual(failure.line, 7)
  }

  func testARightPicturePasses() throws {
    expectMarbles(
      [try Lane("a", marbles: "-x-|")],
      """
         0s        500ms
         ┼─────────┼
      a  ──x───|
      """)
  }
}
