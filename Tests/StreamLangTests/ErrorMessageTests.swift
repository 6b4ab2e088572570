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

  @Test func thereAreEnough() {
    #expect(Self.programs.count >= 60)
  }
}
