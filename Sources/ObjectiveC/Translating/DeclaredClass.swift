import StreamLang

/// A class of the text: what all its parts declare together, and how its code uses `self`.
///
/// Methods and properties outside of all classes are those of `NSObject`, so that all objects have them.
final class DeclaredClass {
  let name: String
  let nameSpan: Span
  /// Whether the text declares it, and has not only a category of it.
  var isDeclared = false
  var isImplemented = false
  var parent: String?
  /// The types of the instance variables that are declared, by their names.
  var fields: [String: ObjCType] = [:]
  /// The properties whose instance variables have a name of their own, by that name.
  var renamed: [String: String] = [:]
  var properties: [Property] = []
  /// The selectors of its own methods.
  var selectors: Set<String> = []
  /// The methods that initialise an object.
  var initializers: [ObjCFunction] = []
  /// The methods as the syntax tree has them.
  var members: [TypeMember] = []
  /// How its code uses `self` and the properties of `self`, by path, and the order of their first uses.
  var uses: [String: Use] = [:]
  var order: [String] = []

  /// The class that the parts of a text have together if none is open.
  static let root = "NSObject"

  init(_ name: String, _ nameSpan: Span) {
    self.name = name
    self.nameSpan = nameSpan
  }

  /// Returns the property that a bare name means: `_name`, or the name of an instance variable.
  func property(ofField name: String) -> String? {
    if let property = renamed[name] { return property }
    // `__LINE__` and its kin are C's.
    if name.hasPrefix("_"), name.count > 1, !name.hasPrefix("__") { return String(name.dropFirst()) }
    return fields[name] == nil ? nil : name
  }
}
