import Testing

struct `Selectors stand in their table` {
  /// Words of selectors that are words of C as well, or that other libraries have for another message.
  private static let exceptions: Set<String> = [
    "if", "switch", "catch", "try", "return", "finally", "defer", "error", "error:",
  ]

  @Test func `The reader and the translator of Objective-C name no operator`() throws {
    let table = try Project.text("Sources/Streams/Catalogue/Dialects/ReactiveCocoa+Selectors.swift")
    let selectors = table.matches(of: /Selector\("[+-](\w+:[\w:]*)",(?: of: \.\w+,)? \./).map { String($0.1) }
    #expect(selectors.count > 50, "the table is found")
    let names = Set(selectors + selectors.map { String($0.prefix { $0 != ":" }) }).subtracting(Self.exceptions)
    for folder in ["Reading", "Translating"] {
      for path in Project.files("Sources/ObjectiveC/\(folder)") {
        let literals = try Project.text(path).matches(of: /"([\w:]+)"/).map { String($0.1) }
        let found = literals.filter { names.contains($0) }
        #expect(found.isEmpty, "\(path) names \(found.joined(separator: ", "))")
      }
    }
  }
}
