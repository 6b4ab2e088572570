import Streams

/// A type that code declares, as a value: its static members, and how its instances are made.
final class ObjectType: DeclaredType {
  /// A property of each instance.
  struct Property {
    let name: String
    let type: TypeName?
    /// Gives the first value, of the instance as `self`; nil if an initializer gives it.
    let initial: ClosureFunction?
    let isLazy: Bool
    var ownership = Ownership.strong
    var observers: [(word: String, function: ClosureFunction)] = []
  }

  /// A property whose value is computed each time; of a subscript, with the values in the brackets.
  struct Computed {
    let get: ClosureFunction
    let set: ClosureFunction?
  }

  struct Case {
    let name: String
    let labels: [String?]
    let rawValue: ClosureFunction?
  }

  /// The members of instances, or of the type itself.
  struct Members {
    var properties: [Property] = []
    var computed: [String: Computed] = [:]
    var methods: [String: [ClosureFunction]] = [:]
    var subscripts: [Computed] = []
  }

  let name: String
  /// Nil for a type of a library, which the code only extends.
  let kind: TypeDeclaration.Kind?
  /// The class above, the protocols and the type of raw values, as they are written.
  var parentNames: [String] = []
  /// Those of them that the code declares.
  var parents: [ObjectType] = []
  var own = Members()
  var ofType = Members()
  var cases: [Case] = []
  var initializers: [ClosureFunction] = []
  /// Whether the declaration itself has initializers, so that there is none that takes the properties.
  var hidesMemberwise = false
  /// Whether a class that the text does not show is above it.
  var hasForeignParent = false
  var deinitializer: ClosureFunction?
  /// The class of a library that a class as a value extends, or another value that the code names there.
  var above: Value?
  /// The place of the declaration of a class that is a value.
  var place: SourcePlace?
  /// How the language makes instances of a class that is a value.
  var construct: (@Sendable (ObjectBox, [Value], EvaluationContext) throws(ErrorValue) -> Value)?
  let context: EvaluationContext
  /// Whether its objects end with their last owner.
  var countsOwners = false
  /// The cases without values, which are made once.
  private var madeCases: [String: Value] = [:]

  override func decode(_ data: Value) throws(ErrorValue) -> Value { try decoded(data) }

  override func description(of receiver: Value) -> String? {
    guard let computed = computed("description", isStatic: false) else { return nil }
    if case .string(let box)? = try? computed.get.call([receiver]) { return box.text }
    return nil
  }

  init(_ name: String, fullName: String, _ kind: TypeDeclaration.Kind?, _ context: EvaluationContext) {
    self.name = name
    self.kind = kind
    self.context = context
    super.init(name, fullName: fullName, in: context.objects)
  }

  override var isPlain: Bool { false }
  override var text: String? { name }

  /// Whether an instance is a value, which is copied when it is changed while it has another owner.
  var hasValues: Bool { kind == .structure || kind == .enumeration }

  /// The type and those of the code above it, nearest first.
  var line: [ObjectType] {
    var line: [ObjectType] = []
    var pending = [self]
    while !pending.isEmpty {
      let next = pending.removeFirst()
      guard !line.contains(where: { $0 === next }) else { continue }
      line.append(next)
      pending += next.parents
    }
    return line
  }

  /// Returns the first result of a search in the type and those of the code above it, nearest first.
  ///
  /// - Parameter line: The types to search instead.
  private func nearest<Found>(in line: [ObjectType]? = nil, _ find: (ObjectType) -> Found?) -> Found? {
    if let line { return line.lazy.compactMap(find).first }
    // Members are searched for at each use, and most types have none above them: these need no list.
    if let found = find(self) { return found }
    return parents.isEmpty ? nil : self.line.dropFirst().lazy.compactMap(find).first
  }

  /// Returns whether instances are of a type of some name: this one or one above, which the code may not declare.
  func conforms(to name: String) -> Bool {
    nearest { $0.name == name || $0.parentNames.contains(name) ? true : nil } ?? false
  }

  /// Returns the nearest member of a name.
  func computed(_ name: String, isStatic: Bool) -> Computed? {
    nearest { (isStatic ? $0.ofType : $0.own).computed[name] }
  }

  func property(_ name: String) -> Property? {
    nearest { $0.own.properties.first { $0.name == name } }
  }

  /// Returns the method that a call means: the nearest whose labels fit, or else the nearest of the name.
  func method(_ name: String, isStatic: Bool, _ labels: [String?]?, from line: [ObjectType]? = nil) -> ClosureFunction?
  {
    var first: ClosureFunction?
    let fitting = nearest(in: line) { type in
      let methods = (isStatic ? type.ofType : type.own).methods[name] ?? []
      first = first ?? methods.first
      return labels.map { labels in methods.first { $0.code.takes(labels) } } ?? methods.first
    }
    return fitting ?? first
  }

  // MARK: The type as a value

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    if let value = kept(name) { return value }
    if name == "self" { return .object(self) }
    for type in line {
      if let property = type.ofType.properties.first(where: { $0.name == name }) {
        if type !== self { return try type.member(name) }
        let value = try property.initial?.call([.object(self)]) ?? .nil
        keep(value, as: name)
        return value
      }
      if type !== self, let value = type.kept(name) { return value }
    }
    if let value = caseNamed(name) { return value }
    if name == "allCases" { return .array(cases.compactMap { caseNamed($0.name) }) }
    if let computed = computed(name, isStatic: true) { return try computed.get.call([.object(self)]) }
    guard method(name, isStatic: true, nil) != nil else { return nil }
    return .function(
      LabelledFunction { [self] values, labels throws(ErrorValue) in
        guard let method = method(name, isStatic: true, labels) else { return .nil }
        return try method.call(ordered: method.code.arranged(values, labels, receiver: .object(self), callee: name))
      })
  }

  override func set(_ name: String, to value: Value) throws(ErrorValue) {
    if let computed = computed(name, isStatic: true) {
      _ = try computed.set?.call([.object(self), value])
      return
    }
    guard let owner = line.first(where: { $0.ofType.properties.contains { $0.name == name } }), owner !== self else {
      let old = kept(name) ?? .nil
      keep(value, as: name)
      if let property = ofType.properties.first(where: { $0.name == name }) {
        for observer in property.observers where observer.word == "didSet" {
          _ = try observer.function.call([.object(self), old])
        }
      }
      return
    }
    try owner.set(name, to: value)
  }

  /// Makes an instance.
  override func call(_ values: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    if let construct { return try construct(self, values, context) }
    if kind == .enumeration, labels == ["rawValue"], let raw = values.first, initializers.isEmpty {
      return try caseWith(rawValue: raw) ?? .nil
    }
    if kind == .protocol { throw ErrorValue("'\(name)' is a protocol, and has no instances of its own") }
    try context.countSteps(8)
    try context.takes(bytes: EvaluationContext.bytesOfBox &* 2)
    return try instance(of: values, labels)
  }

  /// Returns the initializer for arguments with labels; nil if the properties take them.
  func initializer(for labels: [String?]) -> ClosureFunction? {
    let all = line.filter { $0.kind != .protocol || self.kind != .class }.flatMap { $0.initializers }
    if let fitting = all.first(where: { $0.code.takes(labels) }) { return fitting }
    // `self.init()` in an extension calls the initializer that the class has without writing it.
    let isImplicit = kind == .structure ? !hidesMemberwise : labels.isEmpty && !line.contains { $0.hidesMemberwise }
    return isImplicit ? nil : all.first
  }

  /// Returns the member of an instance that is computed or a method.
  override func member(_ name: String, of receiver: Value) throws(ErrorValue) -> Value? {
    if let computed = computed(name, isStatic: false) { return try computed.get.call([receiver]) }
    switch name {
    case "self": return receiver
    case "rawValue":
      if case .object(let box as EnumCaseBox) = receiver { return try rawValue(of: box.name) }
    case "localizedDescription":
      if let own = try computed("errorDescription", isStatic: false)?.get.call([receiver]), !own.isNil { return own }
    default: break
    }
    guard method(name, isStatic: false, nil) != nil else { return nil }
    return .function(
      LabelledFunction { [self] values, labels throws(ErrorValue) in
        guard let method = method(name, isStatic: false, labels) else { return .nil }
        // Else it is one of the class above, which the text does not show.
        guard method.code.takes(labels) || !hasForeignParent else { return .nil }
        return try method.call(ordered: method.code.arranged(values, labels, receiver: receiver, callee: name))
      })
  }

  /// Returns the element that a subscript of the code gives, or nil if there is none.
  func element(of receiver: Value, _ index: Value) throws(ErrorValue) -> Value? {
    let (values, labels) = Self.arguments(of: index)
    let fitting = nearest { $0.own.subscripts.first { $0.get.code.takes(labels) } }
    guard let found = fitting ?? (labels == [nil] ? nearest { $0.own.subscripts.first } : nil) else { return nil }
    return try found.get.call([receiver] + values)
  }

  /// The arguments of a subscript, with their labels.
  private static func arguments(of index: Value) -> (values: [Value], labels: [String?]) {
    guard case .tuple(let box) = index, let tuple = box as? LabelledTuple else { return ([index], [nil]) }
    return (tuple.elements, tuple.labels)
  }

  /// Sets an element by a subscript of the code, and returns whether there is one that sets.
  func setElement(of receiver: inout Value, _ index: Value, to new: Value) throws(ErrorValue) -> Bool {
    let (values, labels) = Self.arguments(of: index)
    let fitting = nearest({ $0.own.subscripts.first { $0.get.code.takes(labels) } })
    guard let set = fitting?.set ?? nearest({ $0.own.subscripts.first?.set }) else { return false }
    _ = try set.call(changing: &receiver, [new] + values)
    return true
  }

  // MARK: Cases

  private func caseNamed(_ name: String) -> Value? {
    guard let found = cases.first(where: { $0.name == name }) else { return nil }
    guard found.labels.isEmpty else {
      return .function(
        LabelledFunction { [self] values, labels throws(ErrorValue) in
          .object(EnumCaseBox(name, values, labels.contains { $0 != nil } ? labels : found.labels, context, of: self))
        })
    }
    if let made = madeCases[name] { return made }
    let made = Value.object(EnumCaseBox(name, [], [], context, of: self))
    madeCases[name] = made
    return made
  }

  func caseWith(rawValue: Value) throws(ErrorValue) -> Value? {
    for one in cases where try self.rawValue(of: one.name).isEqual(to: rawValue) { return caseNamed(one.name) }
    return nil
  }

  /// Returns the raw value of a case: that which is written, or else its name or the number after that of the case
  /// before.
  func rawValue(of name: String) throws(ErrorValue) -> Value {
    var number = 0
    for one in cases {
      let written = try one.rawValue?.call([.object(self)])
      if case .int(let int)? = written { number = int }
      if one.name == name {
        return written ?? (parentNames.contains("String") ? .string(name) : .int(number))
      }
      number &+= 1
    }
    return .nil
  }
}

extension FunctionCode {
  /// Returns whether arguments with these labels fit the parameters after `self`.
  func takes(_ given: [String?]) -> Bool {
    var rest = given[...]
    for index in labels.indices.dropFirst() {
      let parameter = traits.indices.contains(index) ? traits[index] : nil
      if parameter?.isVariadic == true {
        guard rest.first == .some(labels[index]) || rest.isEmpty || labels[index] == nil else { continue }
        if !rest.isEmpty { rest.removeFirst() }
        while rest.first == .some(nil) { rest.removeFirst() }
      } else if rest.first == .some(labels[index]) {
        rest.removeFirst()
      } else if rest.count == 1, rest.first == .some(nil), index == labels.count - 1, parameter?.isNoClosure != true {
        // A closure after the parentheses has no label.
        rest.removeFirst()
      } else if parameter?.hasDefault != true {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension Value {
  /// Calls the method of an object that a `#selector` means, with a value if it takes one.
  func perform(_ selector: String, with value: Value) throws(ErrorValue) -> Value {
    guard case .object(let box) = self else { return .nil }
    let path = selector.prefix { $0 != "(" }
    let name = String(path.split(separator: ".").last ?? path)
    let method = box.objectType?.method(name, isStatic: false, nil)
    guard let method else { return try box.call(member: name, [value], labels: [nil]) ?? .nil }
    return try method.call(method.code.parameterCount > 1 ? [self, value] : [self])
  }
}

extension Value {
  /// Whether it is a stream, or a pair as `Signal.pipe()` gives it.
  var isStreamOrPair: Bool {
    switch self {
    case .stream, .tuple: true
    default: false
    }
  }
}

extension ClosureFunction {
  /// Runs an initializer on an instance, and returns whether the initializer failed.
  func initialize(
    _ instance: inout Value, _ values: [Value], _ labels: [String?], callee: String
  ) throws(ErrorValue) -> Bool {
    let (result, parameters) = try callUpdating(
      code.arranged(values, labels, receiver: instance, callee: callee))
    if let made = parameters.first { instance = made }
    if case .bool(false) = result { return true }
    return false
  }
}

/// Tells whether values are of a type.
struct TypeTest {
  let type: TypeName
  /// The type that the code declares.
  private let declared: ObjectType?

  init(_ type: TypeName, _ declared: ObjectType?) {
    self.type = type
    self.declared = declared
  }

  /// Returns whether a value is of the type, or nil if that is not known.
  func holds(_ value: Value) -> Bool? {
    if type.isOptional, value.isNil { return true }
    guard case .object(let box) = taken(from: value), let own = box.objectType else {
      return declared == nil ? NamedTypes.holds(type, value) : false
    }
    if let declared { return own.line.contains { $0 === declared } }
    if own.conforms(to: type.name) || type.name == "Any" || type.name == "AnyObject" { return true }
    return NamedTypes.isKnown(type.name) ? false : nil
  }

  /// Returns the value that an error of a stream holds, if its type is declared by the code.
  func taken(from value: Value) -> Value {
    guard case .error(let error) = value, let thrown = error.payload, case .object(let box) = thrown,
      box.objectType != nil
    else { return value }
    return type.name == "Error" || type.name == "NSError" ? value : thrown
  }
}
