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
      let getter = type == .integer ? "integerValue" : type == .bool ? "boolValue" : "doubleValue"
      let kind = found == .object("NSString") ? "NSString" : "NSNumber"
      report("'\(name)' is a number, and '\(text)' is an \(kind); write [\(text) \(getter)]", value.span)
    default: break
    }
    guard case .object(let wanted?) = type, let literal = Self.literalClass(value), wanted != literal,
      wanted.hasPrefix("RAC")
        || ["NSString", "NSNumber", "NSArray", "NSDictionary", "NSSet", "NSDate"].contains(wanted)
    else { return }
    report("'\(name)' is \(wanted.hasPrefix("R") ? "a" : "an") \(wanted), and this is an \(literal)", value.span)
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

  /// A number that is put into a property that is a text.
  func checkText(_ name: String, _ value: ObjCExpression, _ found: ObjCType) {
    guard found.isNumber, KnownClasses.isText(name) else { return }
    let text = source.text(in: value.span)
    report("'\(name)' is an NSString, and '\(text)' is a number; write [@(\(text)) stringValue]", value.span)
  }

  /// A sum or a comparison of an object with a number.
  func checkNumber(_ part: ObjCExpression, _ type: ObjCType, _ sign: String, _ signSpan: Span) {
    let text = source.text(in: part.span)
    guard !text.contains("\n") else { return report("this is an object, and '\(sign)' wants a number", signSpan) }
    let name: String = if case .object(let name?) = type { "an \(name)" } else { "an object" }
    report("'\(text)' is \(name), and '\(sign)' wants a number; write [\(text) integerValue]", part.span)
  }
}
