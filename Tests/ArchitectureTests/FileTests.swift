import Testing

struct `Every file keeps the rules of the house` {
  @Test func `No file has more than 400 lines`() throws {
    for path in Project.swiftFiles {
      let lines = try Project.text(path).utf8.count { $0 == UInt8(ascii: "\n") }
      #expect(lines <= 400, "\(path) has \(lines) lines")
    }
  }

  @Test func `No shipped module imports Foundation`() {
    for path in Project.sources {
      for (module, line) in Project.tokens(path).imports {
        #expect(!module.hasPrefix("Foundation"), "\(path):\(line)")
      }
    }
  }

  @Test func `The C library is imported in one place`() {
    let libraries: Set = ["Glibc", "Musl", "Darwin", "Bionic", "WASILibc", "ucrt"]
    let importing = Project.sources.filter { path in
      Project.tokens(path).imports.contains { libraries.contains($0.module) }
    }
    #expect(importing.count <= 1, "\(importing.joined(separator: "\n"))")
  }

  @Test func `No line of a comment is longer than 120 columns`() throws {
    for path in Project.swiftFiles {
      for (index, line) in try Project.text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.drop(while: { $0 == " " }).hasPrefix("//") {
        #expect(line.count <= 120, "\(path):\(index + 1)")
      }
    }
  }

  /// The first words of comments without a subject.
  private static let headless: Set<Substring> = [
    "What", "Whatever", "Who", "Whoever", "Whom", "Whose", "Which", "Nobody", "Somebody", "Asked",
  ]

  /// A comment is a sentence with a subject: "The events that are lost", not "What is lost".
  @Test func `No comment begins with a headless relative clause`() throws {
    var comments: [String] = []
    for path in Project.swiftFiles {
      for (index, line) in try Project.text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      {
        let code = line.drop { $0 == " " }
        guard code.hasPrefix("//"), !code.hasSuffix("?") else { continue }
        let first = code.drop { $0 == "/" || $0 == " " }.prefix { $0 != " " }
        if Self.headless.contains(first) {
          comments.append("\(path):\(index + 1): \(code)")
        }
      }
    }
    #expect(comments.isEmpty, "\(comments.joined(separator: "\n"))")
  }

  /// "The column of an instant", not "the column in which an instant stands".
  @Test func `No comment winds its sentences around relative clauses`() throws {
    let winding =
      /\b((of|in|to|for|on|from|by|with) which|what (is|are|was)|stands? (in|at|for)|told|tells|nobody|somebody)\b/
    var comments: [String] = []
    for path in Project.files("Sources") + Project.files("Packages/Marbles/Sources") {
      for (index, line) in try Project.text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.drop(while: { $0 == " " }).hasPrefix("//") && line.contains(winding) {
        comments.append("\(path):\(index + 1): \(line)")
      }
    }
    #expect(comments.isEmpty, "\(comments.joined(separator: "\n"))")
  }

  @Test func `Nothing refers to files outside of the repository`() throws {
    let files =
      Project.swiftFiles + Project.files("lessons", "rx")
      + Project.files("lessons", "md")
      + Project.files("docs", "md") + Project.files("Packages", "md") + Project.files("Benchmarks", "md")
      + ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile"]
    let outside = ["DESIGN", "rac.md", "../shared"]
    var references: [String] = []
    for path in files where !path.hasPrefix("Tests/ArchitectureTests/") {
      let text = try Project.text(path)
      references += outside.filter { text.contains($0) }.map { "\(path) names \($0)" }
    }
    #expect(references.isEmpty, "\(references.joined(separator: "\n"))")
  }
}
