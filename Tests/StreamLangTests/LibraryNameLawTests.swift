import Streams
import Testing

@testable import StreamLang

/// A name of a library has that library's meaning in its dialect, and never silently that of another library.
struct `Names of libraries in their dialects` {
  /// A name of an operator in a library, from its entry in the catalogue.
  struct Claim: Sendable, CustomTestStringConvertible {
    let dialect: Dialect
    let name: String
    let entry: Operator

    var testDescription: String { "\(dialect.name).\(name), for \(entry.name)" }
  }

  /// The dialects of the libraries, by the names that entries give them.
  private static let dialects: [String: Dialect] = [
    "ReactiveObjC": .rac, "RxJS": .rxjs, "RxSwift": .rxswift, "Combine": .combine, "ReactiveSwift": .reactiveswift,
    "AsyncSequence": .asyncsequence,
  ]

  static let claims: [Claim] = {
    var seen: Set<ObjectIdentifier> = []
    let entries = (Catalogue.all + Catalogue.spelled.compactMap { $0.original }).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
    return entries.flatMap { entry in
      entry.elsewhere.sorted { $0.key < $1.key }.flatMap { library, text in
        names(in: text).compactMap { name in
          dialects[library].map { Claim(dialect: $0, name: name, entry: entry) }
        }
      }
    }
  }()

  /// The names in a text such as `+zip:, -zipWith:` or `share(replay:scope: .forever)`: those before brackets. A name
  /// after that of a type, as in `Timer.publish`, is no operator.
  private static func names(in text: String) -> [String] {
    var depth = 0
    let outside = text.filter { character in
      if character == "(" { depth += 1 }
      defer { if character == ")" { depth -= 1 } }
      return depth == 0
    }
    return outside.split { $0 == "," || $0 == "+" }.compactMap { part in
      let name = part.drop { " -".contains($0) }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return name.isEmpty || name.contains(".") ? nil : String(name)
    }
  }

  @Test(arguments: Self.claims)
  func `A library's name has the library's meaning, or is an error with the name to write`(claim: Claim) throws {
    for afterDot in [true, false] {
      guard let meant = Catalogue.overloads(of: claim.name, in: claim.dialect, afterDot: afterDot) else {
        #expect(ForeignName.answer(for: claim.name) != nil)
        continue
      }
      for entry in meant.entries {
        // One that all libraries agree on, that the library spells, or that the claim is about.
        let isTheLibrarys = entry.dialect == nil || entry.dialect == claim.dialect || entry === claim.entry
        #expect(isTheLibrarys, "it has the meaning of \(entry.dialect?.title ?? "")")
      }
    }
  }

  @Test func `There are claims about every library`() {
    for dialect in Dialect.all { #expect(Self.claims.count { $0.dialect == dialect } > 15, "\(dialect.name)") }
  }
}
