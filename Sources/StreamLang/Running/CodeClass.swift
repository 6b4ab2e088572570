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
  /// Whether a property does not keep its object alive.
  package func isWeak(_ property: String) -> Bool { (type.property(property)?.ownership ?? .strong) != .strong }

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

  // MARK: Classes that are values

  /// The class of an instance; nil if an object is none.
  package init?(of box: ObjectBox) {
    guard let instance = box as? Instance else { return nil }
    self.init(instance.type)
  }

  package var context: EvaluationContext { type.context }
  /// The place of its declaration.
  package var place: SourcePlace { type.place ?? SourcePlace(source: 0, start: 0, end: 0) }
  /// The class as a value.
  package var object: ObjectBox { type }
  /// The class of the code above it.
  package var parent: CodeClass? { type.parents.first.map { CodeClass($0) } }
  /// The class of a library that it extends, or another value that the code names there.
  package var above: Value? { type.above }
  package var initializer: Streams.Function? { type.initializers.first }
  /// The properties, each with the function that gives its first value.
  package var properties: [(name: String, initial: Streams.Function?)] {
    type.own.properties.map { ($0.name, $0.initial) }
  }

  /// Returns the nearest computed member.
  package func computed(_ name: String, isStatic: Bool) -> (get: Streams.Function, set: Streams.Function?)? {
    type.computed(name, isStatic: isStatic).map { ($0.get, $0.set) }
  }

  /// The names of its methods, with those of the classes above.
  package var memberNames: [String] { type.line.flatMap { $0.own.methods.keys }.sorted() }

  /// Returns an instance without members.
  package func instance() throws(ErrorValue) -> ObjectBox {
    try type.context.countSteps(8)
    try type.context.takes(bytes: EvaluationContext.bytesOfBox &* 2)
    return Instance(type)
  }

  /// Runs the initializer, which may give its object another value.
  package func initialize(_ me: inout Value, _ values: [Value]) throws(ErrorValue) -> Value {
    guard let initializer = type.initializers.first else { return .nil }
    let (result, parameters) = try initializer.callUpdating(initializer.code.arranged([me] + values))
    if let last = parameters.first { me = last }
    return result
  }

  /// Adds a method, or the getter of a property, under a name that the code computes.
  package func define(_ name: String, _ function: Streams.Function, isGetter: Bool, isStatic: Bool) {
    guard let function = function as? ClosureFunction else { return }
    func add(to members: inout ObjectType.Members) {
      if isGetter {
        members.computed[name] = ObjectType.Computed(get: function, set: nil)
      } else {
        members.methods[name] = [function]
      }
    }
    if isStatic { add(to: &type.ofType) } else { add(to: &type.own) }
  }

  /// Adds a field under a name that the code computes.
  package func addField(_ name: String, _ initial: Streams.Function?) {
    type.own.properties.append(
      ObjectType.Property(name: name, type: nil, initial: initial as? ClosureFunction, isLazy: false))
  }

  /// Names a stream, or an object of the app, after the property that has it.
  package static func named(_ value: Value, _ name: String, of box: ObjectBox) -> Value {
    (box as? Instance)?.named(value, name) ?? value
  }
}
