import Testing

struct `An operator is one file, with a test file of its own` {
  /// The entries of the catalogue: the name that a file in `Operators` gives to an operator.
  private static let entries: [(name: String, path: String, line: Int)] =
    Project.files("Sources/Streams/Operators").flatMap { path in
      entryNames(in: path).map { ($0.name, path, $0.line) }
    }

  /// The first string after `Operator(`, which is the name of an entry.
  private static func entryNames(in path: String) -> [(name: String, line: Int)] {
    guard let text = try? Project.text(path) else { return [] }
    var names: [(name: String, line: Int)] = []
    var isExpected = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard isExpected || line.contains(/static (let|var) \w+.*\bOperator\(/) else { continue }
      isExpected = false
      if let match = line.firstMatch(of: /(?:Operator\(|^\s*)"(\w+)"/) {
        names.append((String(match.1), index + 1))
      } else {
        isExpected = line.hasSuffix("Operator(")
      }
    }
    return names
  }

  @Test func `Each entry stands in the file of its name`() {
    #expect(Self.entries.count > 150, "the entries are found")
    let strays = Self.entries.compactMap { entry -> String? in
      let file = entry.name.prefix(1).uppercased() + entry.name.dropFirst() + ".swift"
      return entry.path.hasSuffix("/" + file) ? nil : "\(entry.path):\(entry.line): \(entry.name) belongs in \(file)"
    }
    #expect(strays.isEmpty, "\(strays.joined(separator: "\n"))")
  }

  @Test func `Each operator's file stands in the folder of its theme`() throws {
    for path in Set(Self.entries.map(\.path)).sorted() {
      let folder = path.split(separator: "/").dropLast().last.map { $0.lowercased() } ?? ""
      let themes = try Project.text(path).matches(of: /theme: \.(\w+)/).map { String($0.1) }
      #expect(themes.contains(folder), "\(path) has operators of \(themes) only")
    }
  }

  @Test func `Each operator's file has its file of tests`() {
    let missing = Set(Self.entries.map(\.path)).sorted().compactMap { path -> String? in
      let theme = path.split(separator: "/").dropLast().last ?? ""
      let test = "Tests/OperatorTests/\(theme)/\(Project.name(of: path))Tests.swift"
      return Project.exists(test) ? nil : test
    }
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }

  @Test func `Each file of tests belongs to an operator's file`() {
    for path in Project.files("Tests/OperatorTests") where path.hasSuffix("Tests.swift") {
      let parts = path.split(separator: "/")
      guard parts[2] != "Support", parts.count == 4 else { continue }
      let source = "Sources/Streams/Operators/\(parts[2])/\(Project.name(of: path).dropLast(5)).swift"
      #expect(Project.exists(source), "\(path) tests nothing: there is no \(source)")
    }
  }
}
