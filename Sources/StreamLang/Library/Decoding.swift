import Streams

/// Data of requests as values of a type, as `JSONDecoder` makes them.
enum Decoding {
  /// The data as a value of a type: `User`, `Array<User>`, `Dictionary<String, Int>`. Dictionaries become objects of a
  /// type that is none of Swift's own. Data of another shape is an error. Without a type all dictionaries are objects.
  static func decoded(
    _ data: Value, as type: Value?, in context: EvaluationContext
  ) throws(ErrorValue) -> Value {
    let name =
      switch type {
      case .object(let object)?: object.text ?? ""
      case .string(let box)?: box.text
      default: ""
      }
    return name.isEmpty
      ? ObjectFunctions.object(of: data, in: context.objects) : try decoded(data, as: name, in: context)
  }

  /// The data as a value of the type that a text names.
  static func decoded(_ data: Value, as type: String, in context: EvaluationContext) throws(ErrorValue) -> Value {
    let (name, arguments) = parts(of: type[...])
    switch (name, data) {
    case ("Optional", .nil): return .nil
    case ("Optional", _): return try decoded(data, as: arguments.last ?? "", in: context)
    case ("Array", .array(let box)):
      var elements: [Value] = []
      for element in box.elements { elements.append(try decoded(element, as: arguments.last ?? "", in: context)) }
      return .array(elements)
    case ("Dictionary", .dictionary(let box)):
      var pairs: [(Value, Value)] = []
      for (key, value) in zip(box.keys, box.values) {
        pairs.append((key, try decoded(value, as: arguments.last ?? "", in: context)))
      }
      return .dictionary(DictionaryBox(pairs))
    case ("String", .string), ("Int", .int), ("Double", .double), ("Bool", .bool), ("Any", _): return data
    case ("Double", .int(let number)): return .double(Double(number))
    case ("Array", _): throw mismatch("Swift.Array<Any>", "Array<Any>", data)
    case ("String", _), ("Int", _), ("Double", _), ("Bool", _): throw mismatch("Swift.\(name)", name, data)
    case ("Dictionary", _), (_, .array):
      throw mismatch("Swift.Dictionary<Swift.String, Any>", "Dictionary<String, Any>", data)
    default:
      if let type = context.declaredType(name) { return try type.decode(data) }
      return ObjectFunctions.object(of: data, called: name, in: context.objects)
    }
  }

  /// The name of a type, and its arguments.
  private static func parts(of type: Substring) -> (name: String, arguments: [String]) {
    guard let opening = type.firstIndex(of: "<"), type.last == ">" else { return (String(type), []) }
    var arguments = [""]
    var depth = 0
    for character in type[type.index(after: opening)...].dropLast() {
      switch character {
      case ",": if depth == 0 { arguments.append("") } else { arguments[arguments.count - 1].append(",") }
      case " " where depth == 0: break
      default:
        if character == "<" { depth += 1 }
        if character == ">" { depth -= 1 }
        arguments[arguments.count - 1].append(character)
      }
    }
    return (String(type[..<opening]), arguments)
  }

  /// The error of data that has another shape than its type.
  static func mismatch(_ type: String, _ name: String, _ data: Value) -> ErrorValue {
    let found =
      switch data {
      case .array: "an array"
      case .dictionary: "a dictionary"
      case .string: "a string"
      case .int, .double: "number"
      case .bool: "bool"
      default: "null"
      }
    let reason = "Expected to decode \(name) but found \(found) instead."
    return ErrorValue(
      "typeMismatch(\(type), Swift.DecodingError.Context(codingPath: [], debugDescription: \"\(reason)\", "
        + "underlyingError: nil))",
      isMadeByScript: true,
      origin: ErrorOrigin(
        type: "DecodingError", domain: "NSCocoaErrorDomain",
        description: "The data couldn’t be read because it isn’t in the correct format."))
  }
}

extension EvaluationContext {
  /// The type of a name that the code declares, which may be inside another one.
  fileprivate func declaredType(_ name: String) -> DeclaredType? {
    if let type = typeValues[name] as? DeclaredType { return type }
    let inside = typeValues.keys.filter { $0.hasSuffix("." + name) }
    return inside.count == 1 ? inside.first.flatMap { typeValues[$0] as? DeclaredType } : nil
  }
}
