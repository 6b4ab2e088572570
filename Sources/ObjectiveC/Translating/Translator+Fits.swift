import StreamLang

/// Values that do not fit where they are put.
extension Translator {
  /// A string that has lost its sign: an object is wanted.
  func checkSign(_ expression: ObjCExpression) {
    guard case .string = expression.kind else { return }
    let start = expression.span.start
    // Blanks fill the place of a quote that was mended.
    let before = source.text(in: Span(start: max(0, start - 8), end: start))
    if before.last(where: { $0 != " " }) == "@" { return }
    if source.text(in: Span(start: start, end: start + 1)) == "\"" {
      warn("this C string is read as an NSString; write it with an '@': @\"…\"", expression.span)
    }
  }

  /// The value of a variable, whose type is that of its declaration.
  func checkFits(_ name: String, _ type: ObjCType, _ value: ObjCExpression, _ found: ObjCType) {
    let text = source.text(in: value.span)
    guard !text.contains("\n") else { return }
    switch (type, found) {
    case (.integer, .object("NSNumber")), (.double, .object("NSNumber")), (.integer, .object("NSString")),
      (.double, .object("NSString")), (.bool, .object("NSNumber")):
      guard type != .bool || text.hasPrefix("@") else { return }
      let kind = found == .object("NSString") ? "NSString" : "NSNumber"
      report("'\(name)' is a number, and '\(text)' is an \(kind); write \(number(value, type))", value.span)
    default: break
    }
    guard case .object(let wanted?) = type, let literal = Self.literalClass(value), wanted != literal,
      wanted.hasPrefix("RAC")
        || ["NSString", "NSNumber", "NSArray", "NSDictionary", "NSSet", "NSDate"].contains(wanted)
    else { return }
    report("'\(name)' is \(wanted.hasPrefix("R") ? "a" : "an") \(wanted), and this is an \(literal)", value.span)
  }

  /// How the number in an object is written.
  func number(_ object: ObjCExpression, _ type: ObjCType) -> String {
    if case .boxed(let inner) = object.kind { return String(source.text(in: inner.span).drop { $0 == "@" }) }
    let getter = type == .double ? "doubleValue" : type == .bool ? "boolValue" : "integerValue"
    return "[\(source.text(in: object.span)) \(getter)]"
  }

  /// The value of a `return`, which the block or method around has a type for.
  func returned(_ value: ObjCExpression) -> Expression {
    if case .object(let name)? = given, !isZero(value), name.map({ KnownClasses.names.contains($0) }) ?? true {
      return object(value, "'return'")
    }
    let (translated, found) = translate(value)
    if let given, given.isNumber, found == .object("NSNumber") {
      let text = source.text(in: value.span)
      report("'return' wants a number, and '\(text)' is an NSNumber; write \(number(value, given))", value.span)
    }
    return translated
  }

  private static func literalClass(_ expression: ObjCExpression) -> String? {
    switch expression.kind {
    case .string: "NSString"
    case .boxed(let inner): if case .string = inner.kind { nil } else { "NSNumber" }
    case .array: "NSArray"
    case .dictionary: "NSDictionary"
    default: nil
    }
  }

  /// `@[self.okButton, self.nameField]`: an array holds no nil, so that these are views, as their names tell.
  func noteOutlet(_ expression: ObjCExpression) {
    guard case .member(let owner, let name, _) = expression.kind, case .name("self") = owner.kind,
      let view = Self.outlets.first(where: { name.hasSuffix($0.ending) })
    else { return }
    touch(expression, view.kind)
  }

  private static let outlets: [(ending: String, kind: String)] = [
    ("Button", "UIButton"), ("Btn", "UIButton"), ("Field", "UITextField"), ("TF", "UITextField"),
    ("TextView", "UITextView"), ("Label", "UILabel"), ("Switch", "UISwitch"), ("Slider", "UISlider"),
    ("ImageView", "UIImageView"), ("View", "UIView"),
  ]

  /// A number that is put into a property that is a text, and a signal where a command is wanted.
  func checkProperty(_ name: String, _ value: ObjCExpression, _ found: ObjCType) {
    if name == "rac_command", case .object("RACSignal") = found {
      report("'rac_command' is a RACCommand, and this is a RACSignal", value.span)
    }
    guard found.isNumber, KnownClasses.isText(name) else { return }
    let text = source.text(in: value.span)
    report("'\(name)' is an NSString, and '\(text)' is a number; write [@(\(text)) stringValue]", value.span)
  }

  /// A queue where a scheduler of ReactiveCocoa is wanted.
  func checkScheduler(_ argument: ObjCExpression, _ part: SelectorPart) {
    guard case .call(let callee, _) = argument.kind, case .name(let function) = callee.kind,
      function.hasPrefix("dispatch_get")
    else { return }
    let scheduler = function == "dispatch_get_main_queue" ? "mainThreadScheduler" : "scheduler"
    report("\(part.name): wants a RACScheduler, and this is a queue; write [RACScheduler \(scheduler)]", argument.span)
  }

  /// A sum or a comparison of an object with a number.
  func checkNumber(_ part: ObjCExpression, _ type: ObjCType, _ sign: String, _ signSpan: Span) {
    let text = source.text(in: part.span)
    guard !text.contains("\n") else { return report("this is an object, and '\(sign)' wants a number", signSpan) }
    let name: String = if case .object(let name?) = type { "an \(name)" } else { "an object" }
    report("'\(text)' is \(name), and '\(sign)' wants a number; write \(number(part, .long))", part.span)
  }
}
