import Testing

/// An entry of the catalogue and a row of a library have traits, for which the rest of the program asks.
struct `An operator is known by its traits` {
  /// The names of the catalogue and of the spellings of the dialects.
  private static let names: Set<String> = {
    let catalogue = matches(of: /Line\("([\w.]+)"/, in: ["Sources/Streams/Catalogue/Catalogue.swift"])
    let dialects =
      Project.files("Sources/Streams/Catalogue/Dialects")
      + Project.files("Sources/Streams/Contract/Entries/Dialects")
    return catalogue.union(matches(of: /Spelling\(\s*"([\w.]+)/, in: dialects))
  }()

  private static func matches(of pattern: Regex<(Substring, Substring)>, in paths: [String]) -> Set<String> {
    Set(paths.flatMap { path in ((try? Project.text(path)) ?? "").matches(of: pattern).map { String($0.1) } })
  }

  /// Operators and tables, where names belong; and the front ends, whose translations are written by names.
  private static let tables = [
    "Sources/Streams/", "Sources/StreamLang/Library/", "Sources/StreamLang/Libraries/", "Sources/StreamLang/Help/",
    "Sources/StreamLang/StandIns/KindTable", "Sources/StreamLang/Checking/Foreign", "Sources/JavaScript/",
    "Sources/ObjectiveC/",
  ]

  /// Words of languages, of messages and of requests, which are names of operators only by chance.
  private static let plainWords: Set<String> = [
    "all", "and", "any", "catch", "command", "count", "defer", "do", "element", "error", "fail", "first", "from", "if",
    "not",
    "of", "on", "or", "output", "print", "range", "receive", "repeat", "skip", "start", "switch", "try",
  ]

  /// The extension that makes a stream of a closure, and the event of an enum, in migrations.
  private static let migrated: [String: Set<String>] = [
    "Sources/StreamLang/Migrating/Migrator+Creating.swift": ["create"],
    "Sources/StreamLang/Migrating/Migrator+Events.swift": ["interrupted"],
  ]

  /// The members and functions of Swift's values that have the names of operators, in the parts of the program that
  /// read Swift before its library is known, or follow the types of its collections.
  private static let exceptions: [String: Set<String>] = [
    "Sources/StreamLang/Compiling/Compiler+Shapes.swift": [
      "map", "flatMap", "filter", "prefix", "dropFirst", "last", "min", "max",
    ],
    "Sources/StreamLang/Syntax/OverloadedFunctions.swift": ["map", "filter", "min", "max", "zip"],
    "Sources/StreamLang/Syntax/Parser+Literals.swift": ["create"],
    "Sources/StreamLang/Syntax/Parser+Published.swift": ["CurrentValueSubject", "PassthroughSubject"],
    "Sources/StreamLang/Session/SourceLanguage+Swift.swift": ["eraseToAnyPublisher"],
  ]

  @Test func `No operator is known by its name outside of operators and tables`() throws {
    #expect(Self.names.count > 250, "the names are found")
    var strays: [String] = []
    for path in Project.files("Sources") where !Self.tables.contains(where: { path.hasPrefix($0) }) {
      let known = Self.plainWords.union(Self.exceptions[path] ?? Self.migrated[path] ?? [])
      for (index, line) in try Project.text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.utf8.contains(UInt8(ascii: "\"")) && !line.drop(while: { $0 == " " }).hasPrefix("//") {
        // To ask the catalogue for a source is no knowledge of what it does.
        for name in line.replacing(/Catalogue\.source\("\w+"\)/, with: "").matches(of: /"([\w.]+)"/).map({
          String($0.1)
        })
        where Self.names.contains(name) && !known.contains(name) {
          strays.append("\(path):\(index + 1): \"\(name)\"")
        }
      }
    }
    #expect(strays.isEmpty, "ask for a trait instead:\n\(strays.joined(separator: "\n"))")
  }

  @Test func `Each exception is still one`() throws {
    for (path, names) in Self.exceptions {
      let text = try Project.text(path)
      for name in names.sorted() {
        #expect(text.contains("\(name)\"") || text.contains("\"\(name)"), "\(path) has no \"\(name)\"")
      }
    }
  }
}
