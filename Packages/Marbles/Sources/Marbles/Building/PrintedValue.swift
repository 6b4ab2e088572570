// Values of any type need reflection, which Embedded Swift does not have.
#if !hasFeature(Embedded)
  /// A value of Swift in the forms of pictures, JSON and marble text.
  ///
  /// Numbers, booleans, strings, arrays, sets, dictionaries, tuples and optionals are printed as such; anything else as
  /// the string that `String(describing:)` gives. Sets and dictionaries are in the order of the printed elements.
  struct PrintedValue {
    /// The form of pictures: see `ValueText`.
    var text: String
    /// One JSON value.
    var json: String
    /// The form of rxplay's language.
    var literal: String

    init(_ value: Any) {
      switch value {
      case let string as String: self.init(string: string)
      case let integer as any BinaryInteger: self.init(number: integer.description)
      case let number as any BinaryFloatingPoint: self.init(float: Double(number), "\(number)")
      case let boolean as Bool: self.init(number: String(boolean))
      default: self.init(reflecting: value)
      }
    }

    private init(_ text: String, _ json: String, _ literal: String) {
      self.text = text
      self.json = json
      self.literal = literal
    }

    private init(string: String) {
      self.init(ValueText.string(string), JSONText.string(string), ValueText.literal(string))
    }

    private init(number: String) { self.init(number, number, number) }

    private init(float: Double, _ text: String) {
      // JSON has neither infinities nor NaN.
      self.init(text, float.isFinite ? text : JSONText.string(text), text)
    }

    private init(reflecting value: Any) {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional:
        if let wrapped = mirror.children.first {
          self.init(wrapped.value)
        } else {
          self.init("nil", "null", "nil")
        }
      case .tuple: self.init(tuple: mirror.children.map { PrintedValue($0.value) })
      case .collection: self.init(array: mirror.children.map { PrintedValue($0.value) })
      case .set: self.init(array: mirror.children.map { PrintedValue($0.value) }.sorted { $0.text < $1.text })
      case .dictionary: self.init(dictionary: mirror.children.map { PrintedValue.entry($0.value) })
      default: self.init(string: String(describing: value))
      }
    }

    private init(array items: [PrintedValue]) {
      let literals = items.map { $0.literal }.joined(separator: ", ")
      self.init(ValueText.array(items.map { $0.text }), Self.json(items), "[\(literals)]")
    }

    private init(tuple items: [PrintedValue]) {
      let literals = items.map { $0.literal }.joined(separator: ", ")
      self.init(ValueText.tuple(items.map { $0.text }), Self.json(items), "(\(literals))")
    }

    private init(dictionary entries: [(key: PrintedValue, value: PrintedValue)]) {
      let entries = entries.sorted { $0.key.text < $1.key.text }
      // A key that is no string is replaced by its printed form.
      let members = entries.map { entry in
        (entry.key.json.hasPrefix("\"") ? entry.key.json : JSONText.string(entry.key.text)) + ":" + entry.value.json
      }
      let literals = entries.map { "\($0.key.literal): \($0.value.literal)" }
      self.init(
        ValueText.dictionary(entries.map { ($0.key.text, $0.value.text) }), "{\(members.joined(separator: ","))}",
        entries.isEmpty ? "[:]" : "[\(literals.joined(separator: ", "))]")
    }

    private static func json(_ items: [PrintedValue]) -> String {
      "[" + items.map { $0.json }.joined(separator: ",") + "]"
    }

    private static func entry(_ pair: Any) -> (key: PrintedValue, value: PrintedValue) {
      let parts = Mirror(reflecting: pair).children.map { PrintedValue($0.value) }
      return parts.count == 2 ? (parts[0], parts[1]) : (PrintedValue(pair), PrintedValue(string: ""))
    }
  }

  extension LaneEvent {
    /// Creates an event of a value of Swift. The time is in nanoseconds.
    public init(time: Int64, value: Any) {
      let printed = PrintedValue(value)
      self.init(time: time, text: printed.text, json: printed.json, literal: printed.literal)
    }
  }
#endif
