/// The names and rules of one library. Dialects differ in nothing else.
public final class Dialect: Sendable {
  /// The name that `dialect("…")` takes, and that precedes a dot: `rxjs.throttle`.
  public let name: String
  /// The library and its version, for help and documentation.
  public let title: String
  /// The library's name in the lists of names elsewhere of operators' entries.
  public let library: String
  /// The meaning of this dialect wherever dialects differ.
  public let rules: DialectRules
  /// The dialect whose entries apply to names that this dialect does not define.
  public let fallback: Dialect?

  /// The names and labels that this library has for operators, which have no other meaning in the dialect.
  ///
  /// They are made on demand, because most scripts use one dialect.
  public var spellings: [Spelling] { makeSpellings() }
  private let makeSpellings: @Sendable () -> [Spelling]
  /// The chains that it has for operators of other libraries.
  public var recipes: [Recipe] { makeRecipes() }
  private let makeRecipes: @Sendable () -> [Recipe]
  /// The extensions that these chains use, by their names.
  public let helpers: KeyValuePairs<String, String>
  /// The names that this library has in common with the catalogue and does not spell.
  public let names: [String]

  /// The names of operators that make a property of properties, and the conversion of a stream to a property.
  let properties: (operators: Set<String>, make: @Sendable (Stream) -> Stream)?

  init(
    _ name: String, title: String, library: String? = nil, fallback: Dialect? = nil, rules: DialectRules,
    spellings: @autoclosure @escaping @Sendable () -> [Spelling] = [],
    recipes: @autoclosure @escaping @Sendable () -> [Recipe] = [], helpers: KeyValuePairs<String, String> = [:],
    names: [String] = [],
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
    makeRecipes = recipes
    self.helpers = helpers
  }
}

extension Dialect {
  /// The dialect of a script that names none.
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
