import StreamLang

/// Classes, categories and protocols.
extension Parser {
  /// Reads `@interface`, `@implementation` or `@protocol` up to its `@end`.
  func classPart() throws(SpannedFault) -> ObjCStatement {
    let start = position
    let kind = ClassPart.Kind(rawValue: current.text) ?? .interface
    advance()
    guard current.kind == .word else { throw failure("the name of a class is expected here, not \(found)") }
    let name = current
    advance()
    if kind == .protocol, isSign(",") || isSign(";") { return try skippedNames(from: start) }
    if kind == .implementation, KnownClasses.names.contains(name.text), !isSign("(") {
      throw failure("\(name.text) is built in and cannot be redefined; a category can add methods", name.span)
    }
    try skipProtocols()
    var category: String?
    if isSign("(") {
      category = try bracketed("(", ")") { () throws(SpannedFault) -> String in
        let name = current.kind == .word ? current.text : ""
        if current.kind == .word { advance() }
        return name
      }
    }
    var parent: String?
    if accept(":") {
      guard current.kind == .word else { throw failure("the name of a class is expected here, not \(found)") }
      parent = current.text
      advance()
    }
    while isSign("<") { try skipProtocols() }
    let outer = openClass
    openClass = kind
    defer { openClass = outer }
    let fields = isSign("{") ? try self.fields() : []
    let members = statements { endsClass }
    if current.kind == .atWord, current.text == "end" {
      advance()
    } else if mistakes == 0 {
      let place = Span(start: max(0, previousEnd - 1), end: previousEnd)
      warn("the lost '@end' of '\(name.text)' is put here", place)
    }
    let part = ClassPart(
      kind, name: name.text, nameSpan: name.span, category: category, parent: parent, fields: fields, members: members)
    return ObjCStatement(kind: .classPart(part), span: span(from: start))
  }

  /// Whether a class ends here: at its `@end`, before another class, and before the body of a method that an
  /// `@interface` cannot have.
  private var endsClass: Bool {
    if openClass != .implementation, isSign("-") || isSign("+"), beginsMethodWithBody { return true }
    guard current.kind == .atWord else { return false }
    return current.text == "end" || ClassPart.Kind(rawValue: current.text) != nil && !isSign("(", 1)
  }

  private var beginsMethodWithBody: Bool {
    guard isSign("(", 1) else { return false }
    var offset = 1
    while token(offset).kind != .end, offset < 200 {
      if isSign(";", offset) { return isSign("{", offset + 1) }
      if isSign("{", offset) { return true }
      if token(offset).kind == .atWord || offset > 1 && token(offset).startsLine && isSign("-", offset) { return false }
      offset += 1
    }
    return false
  }

  /// `@class A, B;`
  func skippedNames(from start: Int) throws(SpannedFault) -> ObjCStatement {
    while current.kind == .word || current.kind == .atWord || isSign(",") || isSign("<") || isSign(">") { advance() }
    try end()
    return ObjCStatement(kind: .nothing, span: span(from: start))
  }

  /// `{ @private NSString *_name; }`
  private func fields() throws(SpannedFault) -> [Declarator] {
    try bracketed("{", "}") { () throws(SpannedFault) -> [Declarator] in
      var list: [Declarator] = []
      while !isSign("}"), current.kind != .end {
        if current.kind == .atWord || isSign(";") {
          advance()
          continue
        }
        let declared = try declaration(ofField: true)
        if case .declaration(let names, _) = declared.kind { list += names }
      }
      return list
    }
  }

  /// `@property (nonatomic, getter=isOn) BOOL on;`
  func property() throws(SpannedFault) -> ObjCStatement {
    let start = position
    advance()
    var (getter, setter): (String?, String?)
    var isWeak = false
    if isSign("(") {
      try bracketed("(", ")") { () throws(SpannedFault) in
        while !isSign(")"), current.kind != .end {
          let word = current.text
          advance()
          isWeak = isWeak || word == "weak" || word == "assign"
          guard isSign("="), current.kind == .sign else { continue }
          advance()
          if word == "getter" { getter = current.text }
          if word == "setter" { setter = current.text + ":" }
          advance()
          _ = accept(":")
        }
      }
    }
    var list = [try parameter()]
    while accept(",") {
      skipStars()
      list.append(Parameter(name: current.text, type: list[0].type, span: current.span))
      advance()
    }
    try skipAttributes()
    try end()
    let properties = list.map { Property(parameter: $0, getter: getter, setter: setter, isWeak: isWeak) }
    return ObjCStatement(kind: .property(properties), span: span(from: start))
  }

  /// `NS_AVAILABLE_IOS(8_0)`, `__attribute__((…))` after a declaration.
  func skipAttributes() throws(SpannedFault) {
    while current.kind == .word, !current.startsLine,
      current.text.first?.isUppercase == true || current.text.hasPrefix("__")
    {
      advance()
      if isSign("(") { try skipBrackets() }
    }
  }

  /// `@synthesize name = _name, other;` and `@dynamic name;`
  func synthesis() throws(SpannedFault) -> ObjCStatement {
    let start = position
    let isDynamic = current.text == "dynamic"
    var list: [(property: String, field: String)] = []
    repeat {
      advance()
      guard current.kind == .word else { throw failure("the name of a property is expected here, not \(found)") }
      let name = current.text
      advance()
      var field = name
      if accept("=") {
        field = current.text
        advance()
      }
      list.append((name, field))
    } while isSign(",")
    try end()
    return ObjCStatement(kind: isDynamic ? .nothing : .synthesis(list), span: span(from: start))
  }
}
