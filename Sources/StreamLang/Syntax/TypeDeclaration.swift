/// The declaration of a type, or of further members of one: `class Model: Base { … }`, `extension Model { … }`.
///
/// All languages that are pasted give their types this form. In Objective-C the name of a method is its selector.
package final class TypeDeclaration: Sendable {
  package enum Kind: String, Sendable {
    case structure = "struct"
    case enumeration = "enum"
    case `class`
    case `protocol`
    case `extension`
  }

  package let kind: Kind
  package let name: String
  package let nameSpan: Span
  /// The class above, the protocols, and the type of raw values, as they are written.
  package let parents: [TypeName]
  package let members: [TypeMember]
  package let span: Span

  package init(
    _ kind: Kind, _ name: String, _ nameSpan: Span, parents: [TypeName], members: [TypeMember], span: Span
  ) {
    self.kind = kind
    self.name = name
    self.nameSpan = nameSpan
    self.parents = parents
    self.members = members
    self.span = span
  }

  /// Whether it is a view or an app of SwiftUI, whose state the framework keeps.
  var isView: Bool { kind == .structure && parents.contains { $0.name == "View" || $0.name == "App" } }
}

/// A member of a type.
package struct TypeMember: Sendable {
  package indirect enum Kind: Sendable {
    case stored(StoredProperty)
    /// The getter has no parameters, the setter has one.
    case computed(Function, setter: Function?)
    case method(Function)
    case initializer(Function)
    case deinitializer(Function)
    /// The parameters of the getter are those in the brackets; the setter has the new value before them.
    case subscripting(Function, setter: Function?)
    case enumCase(EnumCaseDeclaration)
    case type(TypeDeclaration)
    /// A member of this name that a protocol asks for.
    case requirement(String)
  }

  package let kind: Kind
  /// Whether it belongs to the type and not to its instances.
  package let isStatic: Bool
  /// Whether it may change the value before the dot.
  package let isMutating: Bool

  package init(_ kind: Kind, isStatic: Bool = false, isMutating: Bool = false) {
    self.kind = kind
    self.isStatic = isStatic
    self.isMutating = isMutating
  }

  /// Its functions, each with the number of names that it has besides its parameters' own.
  package var functions: [Function] {
    switch kind {
    case .stored(let property): property.observers
    case .computed(let getter, let setter), .subscripting(let getter, let setter):
      [getter] + (setter.map { [$0] } ?? [])
    case .method(let function), .initializer(let function), .deinitializer(let function): [function]
    case .enumCase, .type, .requirement: []
    }
  }

  /// The name that code uses for it; nil for initializers and deinitializers.
  package var name: String? {
    switch kind {
    case .stored(let property): property.binding.name
    case .computed(let function, _), .method(let function): function.name
    case .enumCase(let enumCase): enumCase.name
    case .type(let type): type.name
    case .requirement(let name): name
    case .subscripting: "subscript"
    case .initializer, .deinitializer: nil
    }
  }
}

/// A property that has a value of its own in each instance.
package final class StoredProperty: Sendable {
  package let binding: Binding
  /// The type as it is written.
  package let type: TypeName?
  /// The value that it begins with; nil if an initializer gives it.
  package let value: Expression?
  /// `willSet` and `didSet`, named `name.willSet` and `name.didSet`.
  package let observers: [Function]
  package let isConstant: Bool
  /// Whether its value is made when it is first read.
  package let isLazy: Bool
  /// Whether it keeps its value alive, and whether the value may end before.
  package let ownership: Ownership

  /// Whether it is the value of `let (a, b) = pair`, which has no name of its own.
  var isTuple: Bool { binding.name?.first == "(" }

  /// Whether it is a part of such a value.
  var isPartOfTuple: Bool {
    guard case .postfix(_, let parts)? = value?.kind, parts.count == 2 else { return false }
    return parts[0].member?.name.first == "("
  }

  package init(
    _ binding: Binding, type: TypeName? = nil, value: Expression?, observers: [Function] = [], isConstant: Bool = false,
    isLazy: Bool = false, ownership: Ownership = .strong
  ) {
    self.binding = binding
    self.type = type
    self.value = value
    self.observers = observers
    self.isConstant = isConstant
    self.isLazy = isLazy
    self.ownership = ownership
  }
}

/// `case loaded(items: [String])`, `case red = "r"`.
package final class EnumCaseDeclaration: Sendable {
  package let name: String
  /// The labels of its values, in order.
  package let labels: [String?]
  package let rawValue: Expression?

  package init(_ name: String, labels: [String?], rawValue: Expression?) {
    self.name = name
    self.labels = labels
    self.rawValue = rawValue
  }
}
