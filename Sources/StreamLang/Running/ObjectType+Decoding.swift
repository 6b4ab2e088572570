import Streams

extension ObjectType {
  /// Returns an instance whose properties have the values of a dictionary's keys, as `JSONDecoder` makes it.
  func decoded(_ data: Value) throws(ErrorValue) -> Value {
    if kind == .enumeration {
      guard let made = try caseWith(rawValue: data) else {
        let text = Value.array([data]).text(upTo: 100, .swift()).dropFirst().dropLast()
        throw Self.corrupted("Cannot initialize \(name) from invalid String value \(text)")
      }
      return made
    }
    guard case .dictionary(let box) = data else {
      throw Decoding.mismatch("Swift.Dictionary<Swift.String, Any>", "Dictionary<String, Any>", data)
    }
    let instance = Instance(self)
    try instance.keepInitialValues()
    for type in line.reversed() where type.kind != .protocol {
      let keys = try type.codingKeys()
      for property in type.own.properties where !property.isLazy {
        guard let key = keys == nil ? property.name : keys?[property.name] else { continue }
        let value = box[.string(key)] ?? box[.string(Self.snakeCase(key))]
        guard let value, !value.isNil else {
          if property.type?.isOptional == true { continue }
          throw Self.missing(key)
        }
        let text = property.type.map {
          $0.isOptional ? String($0.text.dropFirst("Optional<".count).dropLast()) : $0.text
        }
        instance.keep(try Decoding.decoded(value, as: text ?? "Any", in: context), as: property.name)
      }
    }
    return .object(instance)
  }

  /// The keys of the properties, as the enum `CodingKeys` of the type names them; nil if it has none.
  private func codingKeys() throws(ErrorValue) -> [String: String]? {
    guard case .object(let box)? = kept("CodingKeys"), let type = box as? ObjectType else { return nil }
    var keys: [String: String] = [:]
    for one in type.cases {
      if case .string(let box) = try type.rawValue(of: one.name) {
        keys[one.name] = box.text
      } else {
        keys[one.name] = one.name
      }
    }
    return keys
  }

  /// `createdAt` as `created_at`, the key that a decoder may convert.
  private static func snakeCase(_ key: String) -> String {
    key.reduce(into: "") { text, character in
      text += character.isUppercase ? "_" + character.lowercased() : String(character)
    }
  }

  private static func missing(_ key: String) -> ErrorValue {
    let keyText = "CodingKeys(stringValue: \"\(key)\", intValue: nil)"
    return error(
      "keyNotFound(\(keyText), Swift.DecodingError.Context(codingPath: [], debugDescription: "
        + "\"No value associated with key \(keyText) (\\\"\(key)\\\").\", underlyingError: nil))",
      "The data couldn’t be read because it is missing.")
  }

  private static func corrupted(_ reason: String) -> ErrorValue {
    error(
      "dataCorrupted(Swift.DecodingError.Context(codingPath: [], debugDescription: \"\(reason)\", "
        + "underlyingError: nil))",
      "The data couldn’t be read because it isn’t in the correct format.")
  }

  private static func error(_ text: String, _ description: String) -> ErrorValue {
    ErrorValue(
      text, isMadeByScript: true,
      origin: ErrorOrigin(type: "DecodingError", domain: "NSCocoaErrorDomain", description: description))
  }
}
