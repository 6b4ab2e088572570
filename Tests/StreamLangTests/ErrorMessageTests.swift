import Foundation
import Testing

@testable import StreamLang

/// Every bad program of `Errors` gives the message that stands beside it. `RXPLAY_RECORD=1` writes them.
@Suite struct ErrorMessageTests {
  static let programs = CorpusFile.all(in: "Errors", extension: "rx")

  @Test(arguments: programs) func message(of program: CorpusFile) throws {
    let source = SourceText(name: program.url.lastPathComponent, text: try program.text())
    let faults = Parser.parse(source).faults
    #expect(!faults.isEmpty)
    let messages = faults.map { $0.diagnostic.rendered(in: source) + "\n" }.joined()
    #expect(try program.check(messages, beside: "txt"), "\(messages)")
  }

  /// The cases are read from the enum's own source: a case without a bad program fails.
  @Test func everySyntaxFaultHasAProgram() throws {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/StreamLang/Diagnostics/SyntaxFault.swift")
    let cases = try String(contentsOf: source, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("  case ") }
      .map { String($0.dropFirst("  case ".count).prefix { $0.isLetter }) }
    var seen: Set<String> = ["notText"]
    for program in Self.programs {
      for fault in Parser.parse(SourceText(name: "", text: try program.text())).faults {
        if case .syntax(let fault) = fault.fault { seen.insert(String("\(fault)".prefix { $0.isLetter })) }
      }
    }
    #expect(cases.count > 60)
    #expect(cases.filter { !seen.contains($0) } == [])
  }
}
