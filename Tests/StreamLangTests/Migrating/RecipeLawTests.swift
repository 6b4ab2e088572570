import Testing

@testable import StreamLang
@testable import Streams

/// The laws of the rows of recipes of every dialect.
struct `Recipes name what they are made of` {
  private static let rows = Dialect.all.flatMap { dialect in dialect.recipes.map { (dialect, $0) } }

  /// The words of recipes that are no parameters.
  private static let words: Set<String> = ["T", "receiver", "scheduler", "count"]

  @Test func `Each argument is one of a parameter of the operator`() {
    for (dialect, recipe) in Self.rows {
      let known = Set(recipe.entry().parameters.map { $0.label }).union(Self.words)
      for call in recipe.calls {
        for part in call.split(separator: "$").dropFirst() {
          let name = String(part.prefix { $0.isLetter })
          #expect(name.isEmpty || known.contains(name), "\(dialect): \(call)")
        }
      }
    }
  }

  @Test func `Each extension that a recipe needs is there, and each is needed`() {
    for dialect in Dialect.all {
      let needed = Set(dialect.recipes.compactMap { $0.helper })
      #expect(Set(dialect.helpers.map { $0.key }) == needed, "\(dialect)")
    }
  }

  @Test func `No difference ends with a period`() {
    for (_, recipe) in Self.rows { #expect(recipe.differs?.hasSuffix(".") != true) }
  }
}
