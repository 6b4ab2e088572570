import Streams

extension Node {
  /// `super.init(…)`, `super.update()`, and `self.init(…)` of another initializer.
  ///
  /// - Parameter arguments: Nil if the member is only named.
  static func ownMember(
    _ receiver: Node, _ name: String, _ arguments: ArgumentNodes?, of type: ObjectType, isSuper: Bool, isStatic: Bool,
    _ place: SourcePlace
  ) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      let me = try receiver.evaluate(frame)
      let line = isSuper ? Array(type.line.dropFirst()) : type.line
      let values = try arguments?.evaluate(frame) ?? []
      let labels = arguments.map { $0.labels(of: values.count) }
      if isSuper, name == "viewDidLoad", case .object(let box) = me, let instance = box as? Instance {
        instance.hasLoadedView = true
      }
      do throws(ErrorValue) {
        guard let labels else {
          let computed = line.lazy.compactMap { (isStatic ? $0.ofType : $0.own).computed[name] }.first
          return try computed?.get.call([me]) ?? .nil
        }
        if name == "init" { return try type.initialize(me, values, labels, isSuper: isSuper) }
        guard let method = type.method(name, isStatic: isStatic, labels, from: line) else { return .nil }
        return try method.call(ordered: method.code.arranged(values, labels, receiver: me, callee: name))
      } catch {
        throw error.at(place)
      }
    }
  }

  /// A class as a value: each evaluation makes one, whose functions know the variables around.
  static func type(
    _ declaration: TypeDeclaration, _ parent: Node?, _ members: [(member: TypeMember, functions: [ClosureNode])],
    _ library: ValueRules.OwnLibrary?, _ context: EvaluationContext, _ place: SourcePlace
  ) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      try context.takes(bytes: EvaluationContext.bytesOfBox &* (members.count &+ 2))
      let type = ObjectType(declaration.name, fullName: declaration.name, .class, context)
      type.construct = library?.construct
      type.place = place
      type.parentNames = declaration.parents.map { $0.name }
      if let parent {
        let above = try parent.evaluate(frame)
        if case .object(let box) = above, let declared = box as? ObjectType {
          guard declared.line.count < ObjectType.longestLine else {
            throw ErrorValue("more than \(ObjectType.longestLine) classes stand above one another", place: place)
          }
          type.parents = [declared]
        } else {
          type.above = above
        }
      }
      for (member, nodes) in members {
        var functions: [ClosureFunction] = []
        for node in nodes {
          if case .function(let function) = try node.evaluate(frame), let closure = function as? ClosureFunction {
            functions.append(closure)
          }
        }
        if member.isStatic { type.ofType.add(member, functions) } else { type.own.add(member, functions) }
        if case .initializer = member.kind { type.initializers += functions }
      }
      return .object(type)
    }
  }
}

extension ObjectType {
  /// The longest line of classes above one another.
  fileprivate static let longestLine = 100

  /// Runs another initializer on the same instance; one that gives none ends this one as well.
  fileprivate func initialize(
    _ me: Value, _ values: [Value], _ labels: [String?], isSuper: Bool
  ) throws(ErrorValue) -> Value {
    let candidates = line.dropFirst(isSuper ? 1 : 0).flatMap { $0.initializers }
    let fitting = isSuper ? candidates.first { $0.code.takes(labels) } ?? candidates.first : initializer(for: labels)
    guard let initializer = fitting else {
      // The properties of a structure.
      guard !isSuper, kind == .structure, case .object(let made)? = try call(values, labels: labels),
        case .object(let own) = me
      else { return .nil }
      for (name, value) in made.members { own.keep(value, as: name) }
      return .nil
    }
    var made = me
    let failed = try initializer.initialize(&made, values, labels, callee: "init")
    if case .object(let box) = made, case .object(let own) = me, box !== own {
      for (name, value) in box.members { own.keep(value, as: name) }
    }
    return failed ? .bool(false) : .nil
  }
}

extension ObjectType.Members {
  fileprivate mutating func add(_ member: TypeMember, _ functions: [ClosureFunction]) {
    switch member.kind {
    case .stored(let property):
      properties.append(
        ObjectType.Property(
          name: property.binding.name ?? "", type: property.type, initial: functions.first, isLazy: false))
    case .computed(let getter, let setter):
      guard let get = functions.first else { return }
      computed[getter.name] = ObjectType.Computed(get: get, set: setter == nil ? nil : functions.last)
    case .method(let function): methods[function.name] = functions
    default: break
    }
  }
}

extension Node {
  /// A member that an extension gives to values of a library's type, else a member of the value itself.
  ///
  /// - Parameter types: The extended types that have a member of the name.
  static func extensionMember(
    _ receiver: Node, _ name: String, _ arguments: ArgumentNodes?, _ types: [ObjectType], isOptional: Bool,
    _ otherwise: MemberCallNode
  ) -> Node {
    ComputedNode(otherwise.place) { frame throws(ErrorValue) in
      let value = try receiver.evaluate(frame)
      if isOptional, value.isNil { return .nil }
      for type in types where type.extends(value) {
        do throws(ErrorValue) {
          guard let arguments else {
            if let member = try type.member(name, of: value) { return member }
            continue
          }
          let labels = arguments.labels(of: arguments.nodes.count)
          guard let method = type.method(name, isStatic: false, labels), method.code.takes(labels) else { continue }
          let values = try arguments.evaluate(frame)
          let made = try method.call(ordered: method.code.arranged(values, labels, receiver: value, callee: name))
          // A stream that a text without places makes is called as its operator.
          if case .stream(let stream) = made, stream.name == nil, stream.sourceText?.isEmpty == true {
            stream.sourceText = name
          }
          return made
        } catch {
          throw error.at(otherwise.place)
        }
      }
      return try otherwise.evaluate(on: value, frame)
    }
  }
}

extension ObjectType {
  /// Returns whether a value is of a type that the code does not declare, but extends.
  func extends(_ value: Value) -> Bool {
    if let holds = NamedTypes.holds(TypeName(name: name, isOptional: false, span: Span(at: 0)), value) { return holds }
    switch value {
    case .stream: return true
    case .object(let box): return box.objectType?.conforms(to: name) ?? true
    case .array, .sequence, .range: return ["Sequence", "Collection"].contains(name)
    case .int, .double: return ["Numeric", "Comparable", "BinaryInteger", "FloatingPoint"].contains(name)
    case .string: return ["StringProtocol", "Comparable", "Collection"].contains(name)
    default: return name == "Optional"
    }
  }
}
