/// A library whose meaning of names holds: names, titles and rules, and nothing else tells dialects apart.
public final class Dialect: Sendable {
  /// The name that `dialect("…")` takes, and that stands before a dot: `rxjs.throttle`.
  public let name: String
  /// The library and its version, for help and documentation.
  public let title: String
  /// The library's name, under which entries of operators tell their names elsewhere.
  public let library: String
  /// The meaning of this dialect wherever dialects differ.
  public let rules: DialectRules
  /// The dialect whose entries hold for names of which this dialect has none of its own.
  public let fallback: Dialect?

  /// The names and labels that this library has for operators. A name that stands here has no other meaning in the
  /// dialect than those that stand here.
  ///
  /// They are made when they are first asked for, since most scripts speak one dialect.
  public var spellings: [Spelling] { makeSpellings() }
  private let makeSpellings: @Sendable () -> [Spelling]
  /// The names that this library has in common with the catalogue and does not spell.
  public let names: [String]

  /// The names of operators that make a property of properties, and how a stream of values becomes one.
  let properties: (operators: Set<String>, make: @Sendable (Stream) -> Stream)?

  init(
    _ name: String, title: String, library: String? = nil, fallback: Dialect? = nil, rules: DialectRules,
    spellings: @autoclosure @escaping @Sendable () -> [Spelling] = [], names: [String] = [],
    properties: (operators: Set<String>, make: @Sendable (Stream) -> Stream)? = nil
  ) {
    self.properties = properties
    self.name = name
    self.title = title
    self.library = library ?? title
    self.names = names
    self.fallback = fallback
    self.rules = rules
    makeSpellings = spellings
  }
}

extension Dialect {
  /// The dialect that holds where a script names none.
  public static let standard = rac
}

extension Dialect: Equatable {
  /// Compares identities: there is one object for each dialect.
  public static func == (one: Dialect, other: Dialect) -> Bool { one === other }
}

extension Dialect: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
