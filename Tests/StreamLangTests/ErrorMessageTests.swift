import Foundation
import Testing

@testable import StreamLang

/// Every bad program of `Errors` gives the message that stands beside it. `RXPLAY_RECORD=1` writes them.
@Suite struct ErrorMessageTests {
  static let programs = CorpusFile.all(in: "Errors", extension: "rx")

  /// The faults of a script before it runs.
  private func findings(in source: SourceText) -> [SpannedFault] {
    let script = Parser.parse(source)
    guard script.faults.isEmpty else { return script.faults }
    let findings = Checker.check(script, in: Session().environment)
    return findings.faults + findings.warnings
  }

  @Test(arguments: programs) func message(of program: CorpusFile) throws {
    let source = SourceText(name: program.url.lastPathComponent, text: try program.text())
    let faults = findings(in: source)
    #expect(!faults.isEmpty)
    let messages = faults.map { $0.diagnostic.rendered(in: source) + "\n" }.joined()
    #expect(try program.check(messages, beside: "txt"), "\(messages)")
  }

  /// The cases are read from the enums' own sources: a case without a bad program fails.
  @Test(arguments: [
    ("SyntaxFault", ["notText", "holdsNull"]), ("CheckFault", ["constant", "parameter", "element", "function"]),
  ])
  func everyFaultHasAProgram(name: String, others: [String]) throws {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/StreamLang/Diagnostics/\(name).swift")
    let cases = try String(contentsOf: source, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("  case ") }
      .map { String($0.dropFirst("  case ".count).prefix { $0.isLetter }) }
    var seen = Set(others)
    for program in Self.programs {
      for fault in findings(in: SourceText(name: "", text: try program.text())) {
        switch fault.fault {
        case .syntax(let fault): seen.insert(String("\(fault)".prefix { $0.isLetter }))
        case .check(let fault): seen.insert(String("\(fault)".prefix { $0.isLetter }))
        case .language: break
        }
      }
    }
    #expect(cases.count > 50)
    #expect(cases.filter { !seen.contains($0) } == [])
  }
}
