import StreamLang

extension Parser {
  func declaration(ofField isField: Bool = false) throws(SpannedFault) -> ObjCStatement {
    let start = position
    var storage = Declarator.Storage.automatic
    while current.kind == .word, Self.qualifiers.contains(current.text) {
      if ["__block", "_block"].contains(current.text) { storage = .shared }
      if current.text == "static" { storage = .lasting }
      if current.text == "_weak" || current.text == "_block" {
        warn("'\(current.text)' is read as '_\(current.text)'", current.span)
      }
      advance()
    }
    let typeStart = position
    let base = try self.type()
    if isSign("("), isSign("^", 1) { return try blockDeclaration(start, storage) }
    if current.kind == .word, isSign("(", 1), blockDepth == 0, let function = try self.function(base, start) {
      return function
    }
    let isLost: Bool =
      if case .object(let name?) = base {
        plainType(name) == nil && token(-1).kind == .word && position - typeStart == 1
      } else { false }
    if isLost, case .object(let name?) = base, !KnownClasses.names.contains(name),
      KnownClasses.names.contains("NS" + name)
    {
      throw SpannedFault("there is no type '\(name)'; did you mean 'NS\(name) *'?", tokens[typeStart].span)
    }
    if isLost, current.kind == .word { warn("the lost '*' is put before '\(current.text)'", current.span) }
    var list: [Declarator] = []
    repeat {
      let stars = skipStars()
      guard current.kind == .word else { throw failure("a name is expected here, not \(found)") }
      let name = current
      let isWeak = tokens[start..<position].contains { ["__weak", "_weak", "__unsafe_unretained"].contains($0.text) }
      advance()
      if accept("__attribute__") { try skipBrackets() }
      // The width of a field has no meaning here.
      if isField, accept(":") { advance() }
      if isSign("[") && !current.startsLine || stars > 0 && base.isNumber || base == .pointer {
        throw SpannedFault("C arrays and pointers are not read; use NSArray", name.span)
      }
      let value = accept("=") ? try initialValue(base) : nil
      variables.insert(name.text)
      list.append(Declarator(name: name.text, span: name.span, type: base, value: value, isWeak: isWeak))
    } while accept(",")
    if base.isInteger, tokens[typeStart].text != "int", let first = list.first, first.value == nil, isSign("*") {
      throw SpannedFault("C arrays and pointers are not read; use NSArray", first.span)
    }
    try end()
    return ObjCStatement(kind: .declaration(list, storage), span: span(from: start))
  }

  /// The value of a declaration: `{10, 20}` makes a structure.
  func initialValue(_ type: ObjCType) throws(SpannedFault) -> ObjCExpression {
    guard case .structure(let name) = type, isSign("{") else { return try assignment() }
    let start = position
    let members = try self.members()
    let maker = name == "NSRange" ? "NSMakeRange" : name + "Make"
    let span = span(from: start)
    return ObjCExpression(kind: .call(ObjCExpression(kind: .name(maker), span: span), members), span: span)
  }

  /// The members of a structure, those of structures in it one after the other.
  private func members() throws(SpannedFault) -> [ObjCExpression] {
    try bracketed("{", "}") { () throws(SpannedFault) -> [ObjCExpression] in
      var list: [ObjCExpression] = []
      while !isSign("}"), current.kind != .end {
        if isSign("{") { list += try members() } else { list.append(try assignment()) }
        if !accept(",") { break }
      }
      return list
    }
  }

  /// `void (^name)(int) = ^…;`
  private func blockDeclaration(_ start: Int, _ storage: Declarator.Storage) throws(SpannedFault) -> ObjCStatement {
    go(to: start)
    while current.kind == .word, Self.qualifiers.contains(current.text) { advance() }
    let parameter = try self.parameter()
    guard let name = parameter.name else { throw failure("a name is expected here, not \(found)") }
    let value = accept("=") ? try assignment() : nil
    try end()
    let declarator = Declarator(name: name, span: parameter.span, type: .block, value: value)
    return ObjCStatement(kind: .declaration([declarator], storage), span: span(from: start))
  }

  private func function(_ result: ObjCType, _ start: Int) throws(SpannedFault) -> ObjCStatement? {
    let name = current
    let saved = position
    advance()
    guard let list = try? parameters() else {
      go(to: saved)
      return nil
    }
    if accept(";") { return ObjCStatement(kind: .nothing, span: span(from: start)) }
    guard isSign("{") else {
      go(to: saved)
      return nil
    }
    let body = try braces()
    let function = ObjCFunction(
      name: name.text, nameSpan: name.span, parameters: list, result: result, body: body, span: span(from: start))
    return ObjCStatement(kind: .function(function), span: span(from: start))
  }

  private func typeOfResult() throws(SpannedFault) -> ObjCType {
    try bracketed("(", ")") { () throws(SpannedFault) -> ObjCType in
      let type = try self.type()
      while !isSign(")"), current.kind != .end { if isSign("(") { try skipBrackets() } else { advance() } }
      return type
    }
  }

  /// `- (void)name:(int)a other:(id)b { … }`
  func method() throws(SpannedFault) -> ObjCStatement {
    let start = position
    let isOfClass = isSign("+")
    advance()
    let result = isSign("(") ? try typeOfResult() : .object(nil)
    var selector = ""
    var list: [Parameter] = []
    let nameSpan = current.span
    while isSign(":") || current.kind == .word && (selector.isEmpty || isSign(":", 1)) {
      if current.kind == .word {
        selector += current.text
        advance()
      }
      guard accept(":") else { break }
      selector += ":"
      let type = isSign("(") ? try typeInParentheses() : .object(nil)
      guard current.kind == .word else { throw failure("a name is expected here, not \(found)") }
      list.append(Parameter(name: current.text, type: type, span: current.span))
      advance()
    }
    if accept(",") { try expect("...") }
    try skipAttributes()
    if current.kind == .word, isSign("(", 1) { advance() }
    func made(_ body: [ObjCStatement]) -> ObjCFunction {
      ObjCFunction(
        name: selector, nameSpan: nameSpan, parameters: list, result: result, body: body, span: span(from: start))
    }
    if accept(";"), !isSign("{") {
      return ObjCStatement(kind: .signature(made([])), span: span(from: start))
    }
    if isSign("("), token(-1).kind == .word { throw failure("':' is expected after '\(token(-1).text)'") }
    guard isSign("{") else { throw failure("'{' is expected here, not \(found)") }
    let body = try braces()
    return ObjCStatement(kind: .method(made(body), isOfClass: isOfClass), span: span(from: start))
  }

  func unpackStatement() throws(SpannedFault) -> ObjCStatement {
    let start = position
    advance()
    let list = try parameters()
    try expect("=")
    let value = try assignment()
    try end()
    return ObjCStatement(kind: .unpack(list, value), span: span(from: start))
  }

  /// `typedef NS_ENUM(NSInteger, Name) { A, B = 3 };` and other types.
  func typedefStatement() throws(SpannedFault) -> ObjCStatement {
    let start = position
    _ = accept("typedef")
    var constants: [(name: String, span: Span, value: ObjCExpression?)] = []
    var last: CLikeToken?
    let isArithmetic = plainType(current.text)?.isNumber == true
    let isNamed = current.text == "NS_ENUM" || current.text == "NS_OPTIONS"
    let isEnum = isNamed || current.text == "enum"
    var isClosed = false
    // A line below it begins another statement where the ';' is lost.
    while current.kind != .end, !isSign(";"), !(isClosed && current.startsLine && (isNamed || last != nil)) {
      if isSign("{") {
        guard isEnum else {
          // The type is known by its name; a value of it cannot be written.
          try skipBrackets()
          isClosed = true
          continue
        }
        try bracketed("{", "}") { () throws(SpannedFault) -> Void in
          while current.kind == .word {
            let name = current
            advance()
            constants.append((name.text, name.span, accept("=") ? try assignment() : nil))
            if !accept(",") { break }
          }
        }
        isClosed = true
        if !isNamed { last = nil }
      } else {
        if current.kind == .word { last = current }
        if isEnum, current.kind == .word { typeNames[current.text] = .long }
        advance()
      }
    }
    try end()
    if let last {
      let text = source.text(in: span(from: start))
      typeNames[last.text] = isEnum || isArithmetic ? .long : text.contains("^") ? .block : .object(nil)
      if text.contains("^"), let caret = text.firstIndex(of: "^") {
        let name = text[text.index(after: caret)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        typeNames[String(name)] = .block
      }
    }
    return ObjCStatement(kind: .constants(constants), span: span(from: start))
  }
}
