import Streams

/// A library that a program can be moved to.
public enum MigrationTarget: String, CaseIterable, Sendable {
  case rxswift, combine, reactiveswift, asyncsequence, rxjs

  /// The library as a person calls it; nil for one that is not of Swift.
  var library: Library? { Library.all.first { $0.dialect.name == rawValue } }

  /// The library as a person calls it: `RxSwift`.
  public var title: String { library?.title ?? "RxJS" }
}
