import Streams

/// A class or a category that code declares, for a language whose members are messages.
package struct CodeClass {
  private let type: ObjectType

  private init(_ type: ObjectType) { self.type = type }

  /// The class that an object is; nil if it is none of the code.
  package init?(_ box: ObjectBox) {
    guard let type = box as? ObjectType else { return nil }
    self.init(type)
  }

  package var name: String { type.name }
  /// Whether the code declares it, and does not only add methods to it.
  package var isDeclared: Bool { type.kind != nil }
  /// The class above, as it is written.
  package var parentName: String? { type.parentNames.first }
  /// The class and those of the code above it, nearest first.
  package var line: [CodeClass] { type.line.map { CodeClass($0) } }

  /// Returns whether it is a class of some name, or below one.
  package func conforms(to name: String) -> Bool { type.conforms(to: name) }

  /// Returns the nearest method for a selector, with `self` as its first parameter.
  package func method(_ selector: String, isStatic: Bool = false) -> Streams.Function? {
    type.method(selector, isStatic: isStatic, nil)
  }

  /// Returns the method that a class has itself.
  package func ownMethod(_ selector: String) -> Streams.Function? {
    type.method(selector, isStatic: false, nil, from: [type])
  }

  /// Returns the nearest method for a selector above a class of the line.
  package func method(_ selector: String, isStatic: Bool, above name: String) -> Streams.Function? {
    let above = type.line.drop { $0.name != name }.dropFirst()
    return type.method(selector, isStatic: isStatic, nil, from: Array(above))
  }
}
