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

/// Every operator of a library of Swift moves to the others: over generated inputs both programs do the same, or a note
/// in the migrated one tells the difference.
struct `Operators do in another library what they did` {
  /// Values apart, at one instant and alike; the end, the error, nothing at all, and silence. The first is left after
  /// 250ms.
  private static let inputs = ["-1-2-3-4|", "--1-2-(34)---3-|", "1-1-2-2-#", "|", "#", "----1-------2-------|"]
    .map { "cold(\"\($0)\")" }

  /// One operator of so many is tried, as all of them take some forty seconds: the number is 1 for all.
  private static let share = 10

  private static var settings: Settings {
    var settings = Settings()
    for limit in ["events=20000", "steps=2000000"] { _ = settings.limit(limit) }
    return settings
  }

  private func run(_ parts: [SourceText]) -> ProofRun {
    let rule = OrderRule.all(inForce: SourceLanguage.swift.values.ties)[0]
    return ProofRun(of: MigrationProof.Side(SourceText(joining: parts), .swift), under: rule, Self.settings, { false })
  }

  /// Returns the first difference that no note tells; nil if there is none, or if the call cannot be tried.
  private func fault(_ example: MigrationExample, to target: MigrationTarget) -> String? {
    for inputs in [Self.inputs, [example.receiver, example.receiver]] {
      let source = example.program(inputs)
      let migration = Migration(of: source, from: .swift, to: target)
      guard migration.faults.isEmpty, !migration.text.contains("// differs:"), let drive = migration.drive,
        migration.moves.contains(where: { $0.kind == .recipe || $0.name != $0.counterpart })
      else { continue }
      let original = run([source])
      guard original.failure == nil else { continue }
      let moved = run([
        SourceText(name: target.title, text: migration.text), SourceText(name: "drive", text: drive),
      ])
      return moved.failure.map { "does not run: \($0)" } ?? moved.difference(from: original)?.sentence
    }
    return nil
  }

  @Test(arguments: [MigrationTarget.rxswift, .combine, .reactiveswift]) func `In every library`(
    target: MigrationTarget
  ) {
    for library in MigrationExample.libraries where library.dialect.name != target.rawValue {
      for (number, example) in MigrationExample.all(of: library).enumerated() where number % Self.share == 0 {
        let name = "\(library.dialect.name).\(example.name.text) \(target.rawValue)"
        let fault = fault(example, to: target)
        #expect(fault == nil, "\(name): \(example.call)")
      }
    }
  }
}
