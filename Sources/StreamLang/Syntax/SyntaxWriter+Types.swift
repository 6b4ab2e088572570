extension SyntaxWriter {
  /// The declaration of a type, as lines.
  mutating func write(_ type: TypeDeclaration) -> String {
    let parents = type.parents.isEmpty ? "" : ": " + type.parents.map { $0.text }.joined(separator: ", ")
    var text = "\(type.kind.rawValue) \(type.name)\(parents) {\n"
    depth += 1
    for member in type.members { text += write(member).map { "\(indentation)\($0)\n" } ?? "" }
    depth -= 1
    return text + indentation + "}"
  }

  private mutating func write(_ member: TypeMember) -> String? {
    let words = (member.isStatic ? "static " : "") + (member.isMutating ? "mutating " : "")
    switch member.kind {
    // `let (a, b) = pair` declares the parts.
    case .stored(let property) where property.isPartOfTuple: return nil
    case .stored(let property): return (member.isStatic ? "static " : "") + write(property)
    case .computed(let getter, let setter):
      let type = getter.result?.typeText ?? "Any"
      return "\(words)var \(SyntaxName.written(getter.name)): \(type) \(write(getter, setter))"
    case .method(let function): return words + write(function)
    case .initializer(let function): return "init" + write(function, isBlock: true).dropFirst("func init".count)
    case .deinitializer(let function): return "deinit " + write(block: function)
    case .subscripting(let getter, let setter):
      let head = write(
        Function(
          name: "subscript", nameSpan: getter.nameSpan, parameters: getter.parameters, body: [], span: getter.span))
      return head.dropFirst("func ".count).dropLast(2) + "-> Any " + write(getter, setter)
    case .enumCase(let one):
      let values = one.labels.map { ($0.map { SyntaxName.written($0) + ": " } ?? "") + "Any" }
      let raw = one.rawValue.map { " = \(write($0))" } ?? ""
      return "case \(one.name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))") + raw
    case .type(let nested): return write(nested)
    case .requirement(let name): return "var \(SyntaxName.written(name)): Any { get }"
    }
  }

  private mutating func write(_ property: StoredProperty) -> String {
    let words =
      (property.ownership == .strong ? "" : "\(property.ownership.rawValue) ") + (property.isLazy ? "lazy " : "")
    var text =
      "\(words)\(property.isConstant ? "let" : "var") \(property.isTuple ? property.binding.name ?? "" : SyntaxName.written(property.binding.name ?? "_"))"
    if property.isTuple, let value = property.value { return "\(text) = \(write(value))" }
    if let type = property.type { text += ": \(type.text)" } else if property.value == nil { text += ": Any" }
    if let value = property.value { text += " = \(write(value))" }
    if property.observers.isEmpty { return text }
    text += " {\n"
    depth += 1
    for observer in property.observers {
      let word = observer.name.split(separator: ".").last ?? ""
      text += "\(indentation)\(word)(\(observer.parameters[0].binding.name ?? "_")) \(write(block: observer))\n"
    }
    depth -= 1
    return text + indentation + "}"
  }

  /// The getter and the setter of a computed property.
  private mutating func write(_ getter: Function, _ setter: Function?) -> String {
    guard let setter else { return write(block: getter) }
    depth += 1
    let inside = indentation
    let get = write(block: getter)
    let set = write(block: setter)
    depth -= 1
    let name = setter.parameters.first?.binding.name ?? "newValue"
    return "{\n\(inside)get \(get)\n\(inside)set(\(name)) \(set)\n\(indentation)}"
  }

  private mutating func write(block function: Function) -> String {
    write(Block(statements: function.body, span: function.span))
  }
}
