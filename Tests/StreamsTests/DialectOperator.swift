import Testing

@testable import Streams

/// An operator as a script can call it in a dialect: a spelling of the dialect, or an operator that libraries share.
struct DialectOperator: Sendable, CustomStringConvertible, CustomTestStringConvertible {
  let dialect: Dialect
  let entry: Operator

  var description: String { "\(dialect.name).\(entry.isSpelled ? entry.spelling : entry.name)" }
  var testDescription: String { description }
  /// The name of the operator in the catalogue.
  var originalName: String { entry.original?.name ?? entry.name }

  /// Every operator of every dialect.
  static let all: [DialectOperator] = Dialect.all.flatMap { dialect in
    Catalogue.operators(in: dialect)
      .filter { $0.dialect == dialect || Catalogue.find($0.name, in: dialect) === $0 }
      .map { DialectOperator(dialect: dialect, entry: $0) }
  }
}
