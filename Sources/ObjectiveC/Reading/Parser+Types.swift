import StreamLang

extension Parser {
  /// Words before a type that have no meaning here.
  static let qualifiers: Set<String> = [
    "const", "static", "extern", "volatile", "inline", "register", "nullable", "nonnull", "_Nullable", "_Nonnull",
    "__nullable", "__nonnull", "null_unspecified", "__strong", "__weak", "__unsafe_unretained", "__autoreleasing",
    "__block", "__kindof", "__bridge", "__bridge_transfer", "__bridge_retained", "IBOutlet", "_weak", "_block",
    "__unused", "struct", "enum",
    "FOUNDATION_EXPORT", "UIKIT_EXTERN", "NS_INLINE", "CG_INLINE",
  ]

  static let plainTypes: [String: ObjCType] = [
    "int": .int, "short": .integer(CInteger(bits: 16, isSigned: true)), "long": .long, "signed": .int,
    "char": .integer(CInteger(bits: 8, isSigned: true)), "unsigned": .integer(.unsigned), "uint": .integer(.unsigned),
    "NSInteger": .long, "NSUInteger": .unsignedLong, "int8_t": .integer(CInteger(bits: 8, isSigned: true)),
    "int16_t": .integer(CInteger(bits: 16, isSigned: true)), "int32_t": .int, "int64_t": .long,
    "uint8_t": .integer(CInteger(bits: 8, isSigned: false)), "Byte": .integer(CInteger(bits: 8, isSigned: false)),
    "uint16_t": .integer(CInteger(bits: 16, isSigned: false)), "uint32_t": .integer(.unsigned),
    "uint64_t": .unsignedLong, "size_t": .unsignedLong, "ssize_t": .long, "off_t": .long, "time_t": .long,
    "unichar": .integer(CInteger(bits: 16, isSigned: false)), "NSComparisonResult": .long, "UIControlEvents": .long,
    "UIControlState": .long, "dispatch_time_t": .long, "dispatch_once_t": .long, "RACEventType": .long,
    "SInt32": .int, "UInt32": .integer(.unsigned), "SInt64": .long, "UInt64": .unsignedLong,
    "float": .double, "double": .double, "CGFloat": .double, "NSTimeInterval": .double, "CFTimeInterval": .double,
    "BOOL": .bool, "bool": .bool, "Boolean": .bool, "_Bool": .bool, "void": .void, "IBAction": .void,
    "id": .object(nil), "instancetype": .object(nil), "SEL": .selector, "Class": .object(nil),
    "CGRect": .structure("CGRect"), "CGPoint": .structure("CGPoint"), "CGSize": .structure("CGSize"),
    "NSRange": .structure("NSRange"), "UIEdgeInsets": .structure("UIEdgeInsets"),
    "dispatch_block_t": .block, "RACStreamBindBlock": .block, "RACSignalBindBlock": .block,
  ]

  func plainType(_ name: String) -> ObjCType? {
    if let known = Self.plainTypes[name] ?? typeNames[name] { return known }
    return name.hasPrefix("dispatch_") && name.hasSuffix("_t") ? .object(name) : nil
  }

  /// Whether a declaration begins here.
  var beginsDeclaration: Bool {
    guard current.kind == .word else { return false }
    let text = current.text
    if Self.qualifiers.contains(text) { return token(1).kind == .word || isSign("(", 1) }
    if text == "typeof" || text == "__typeof" || text == "__typeof__" { return isSign("(", 1) }
    if plainType(text) != nil {
      return token(1).kind == .word || isSign("*", 1) || isSign("<", 1) || isSign("(", 1) && isSign("^", 2)
    }
    guard !Self.statementWords.contains(text), text != "self", text != "super" else { return false }
    var offset = 1
    if isSign("<", offset) {
      var open = 0
      repeat {
        if isSign("<", offset) { open += 1 }
        if isSign(">", offset) { open -= 1 }
        if isSign(">>", offset) { open -= 2 }
        let piece = token(offset)
        guard piece.kind == .word || piece.kind == .sign && ["<", ">", ">>", ",", "*"].contains(piece.text) else {
          return false
        }
        offset += 1
      } while open > 0 && offset < 60
      return isSign("*", offset) || token(offset).kind == .word
    }
    // `Type (^name)(…)`; a call with a block begins `name(^(…)`.
    if isSign("(", 1), isSign("^", 2) {
      return token(3).kind == .word && (isSign(")", 4) || Self.qualifiers.contains(token(3).text))
    }
    if isSign("*", 1) {
      var next = 1
      while isSign("*", next) || token(next).kind == .word && Self.qualifiers.contains(token(next).text) { next += 1 }
      if isSign("(", next), isSign("^", next + 1) { return true }
      // `a * b;` of two variables is a product.
      guard token(next).kind == .word, !variables.contains(text) else { return false }
      return isSign("=", next + 1) || isSign(";", next + 1) || isSign(",", next + 1) || isWord("in", next + 1)
        || isSign("(", next + 1) || text.first?.isUppercase == true
    }
    // `RACSignal a = …`: a lost asterisk.
    return token(1).kind == .word && !Self.qualifiers.contains(token(1).text)
      && (isSign("=", 2) || isSign(";", 2) || isWord("in", 2)) && text.first?.isUppercase == true
  }

  static let statementWords: Set<String> = [
    "if", "else", "for", "while", "do", "switch", "case", "default", "return", "break", "continue", "goto", "typedef",
  ]

  /// A type without a name: of a parameter, a result or a cast.
  func type() throws(SpannedFault) -> ObjCType {
    while current.kind == .word, Self.qualifiers.contains(current.text) { advance() }
    guard current.kind == .word || current.kind == .atWord else {
      throw failure("a type is expected here, not \(found)")
    }
    var name = current.text
    if let near = nearType(name) {
      warn("'\(name)' is read as '\(near)'", current.span)
      name = near
    }
    if name == "typeof" || name == "__typeof" || name == "__typeof__" {
      advance()
      try skipBrackets()
      skipStars()
      return .object(nil)
    }
    var type = plainType(name) ?? .object(name)
    var words = [name]
    let isValue = plainType(name) == nil && Self.valueEndings.contains { name.hasSuffix($0) }
    advance()
    // A type of a header that is not here: an enum, an option, or a block.
    if isValue, !isSign("*"), !isSign("<"), !KnownClasses.names.contains(name), skipStars() == 0 { return .any }
    while current.kind == .word, plainType(current.text) != nil, type.isNumber,
      plainType(current.text)?.isNumber == true
    {
      if plainType(current.text) == .double { type = .double }
      words.append(current.text)
      advance()
    }
    if words.count > 1, type.isInteger { type = .integer(Self.integer(of: words)) }
    let isSubscriber = name == "id" && isSign("<") && isWord("RACSubscriber", 1)
    try skipProtocols()
    if isSubscriber, skipStars() == 0 { return .object("RACSubscriber") }
    let stars = skipStars()
    if stars > 0, name == "char" { return .object("char") }
    if stars > 0, type.isNumber || stars > 1 { type = .pointer }
    if stars > 0, type == .void { type = .object(nil) }
    if stars > 0, case .object = plainType(name) { type = .pointer }
    return type
  }

  /// `unsigned long long`, `short int`: the order of the words is free.
  private static func integer(of words: [String]) -> CInteger {
    let bits = words.contains("char") ? 8 : words.contains("short") ? 16 : words.contains("long") ? 64 : 32
    return CInteger(bits: bits, isSigned: !words.contains("unsigned"))
  }

  /// The endings of names of types that are not classes.
  private static let valueEndings = [
    "Status", "State", "Type", "Option", "Options", "Mode", "Style", "Direction", "Position", "Orientation", "Idiom",
    "Alignment", "Encoding", "Identifier", "Policy", "Level", "Kind", "Code", "Mask", "Flags", "Event", "Events", "Ref",
    "Scopes", "Distance", "Degrees", "Index", "Count", "Block", "Handler", "Callback", "Completion", "CallBack",
    "Closure", "Comparator", "_t",
  ]

  /// `NSSTring`, `NSInterger`: a type with the wrong case or one wrong letter.
  private func nearType(_ name: String) -> String? {
    guard plainType(name) == nil, !KnownClasses.names.contains(name), name.count > 2 else { return nil }
    let known = KnownClasses.names + Self.plainTypes.keys.sorted()
    let lower = name.lowercased()
    if let same = known.first(where: { $0.lowercased() == lower }) { return same }
    guard name.count > 6, name.hasPrefix("NS") || name.hasPrefix("RAC") else { return nil }
    return Edits.nearest(name, among: known.filter { $0.hasPrefix("NS") || $0.hasPrefix("RAC") }, upTo: 1)
  }

  func skipProtocols() throws(SpannedFault) {
    guard isSign("<") else { return }
    var open = 0
    repeat {
      if isSign("<") { open += 1 }
      if isSign(">") { open -= 1 }
      if isSign(">>") { open -= 2 }
      if current.kind == .end { throw failure("'>' is expected here, not \(found)") }
      advance()
    } while open > 0
  }

  @discardableResult
  func skipStars() -> Int {
    var count = 0
    while true {
      if isSign("*") {
        count += 1
      } else if !(current.kind == .word && Self.qualifiers.contains(current.text)) || isWord("in") {
        return count
      }
      advance()
    }
  }

  /// `(int a, NSString *b)` of a block or a function.
  func parameters() throws(SpannedFault) -> [Parameter] {
    try bracketed("(", ")") { () throws(SpannedFault) -> [Parameter] in
      var list: [Parameter] = []
      if isWord("void"), isSign(")", 1) { advance() }
      while !isSign(")"), current.kind != .end {
        if accept("...") { break }
        list.append(try parameter())
        if !accept(",") { break }
      }
      return list
    }
  }

  func parameter() throws(SpannedFault) -> Parameter {
    let start = position
    var type = try self.type()
    if isSign("("), isSign("^", 1) { return try blockParameter(start) }
    // A pointer has its star with the name: `BOOL *stop`.
    guard current.kind == .word else { return Parameter(name: nil, type: type, span: span(from: start)) }
    let name = current
    if case .object(let known?) = type, token(-1).kind == .word, plainType(known) == nil,
      token(-1).text == known || known == nearType(token(-1).text)
    {
      warn("the lost '*' is put before '\(name.text)'", name.span)
      if !KnownClasses.names.contains(known) { type = .any }
    } else if type == .object(nil), name.text.lowercased().hasSuffix("subscriber") {
      type = .object("RACSubscriber")
    }
    advance()
    // Nothing reads the arguments of the program.
    if name.text == "argv", accept("[") { try expect("]") }
    if isSign("["), !current.startsLine { throw failure("C arrays and pointers are not read; use NSArray") }
    variables.insert(name.text)
    return Parameter(name: name.text, type: type, span: name.span)
  }

  /// `void (^name)(…)`, after the result.
  private func blockParameter(_ start: Int) throws(SpannedFault) -> Parameter {
    let name = try blockName()
    return Parameter(name: name?.text, type: .block, span: name?.span ?? span(from: start))
  }

  /// `(^name)(…)`; a block that gives a block is `(^(^name)(…))(…)`.
  private func blockName() throws(SpannedFault) -> CLikeToken? {
    let name = try bracketed("(", ")") { () throws(SpannedFault) -> CLikeToken? in
      advance()
      if isSign("("), isSign("^", 1) { return try blockName() }
      var name: CLikeToken?
      while current.kind == .word {
        if !Self.qualifiers.contains(current.text) { name = current }
        advance()
      }
      return name
    }
    if isSign("(") { try skipBrackets() }
    return name
  }

  func skipBrackets() throws(SpannedFault) {
    let start = current
    var open = 0
    repeat {
      if isSign("(") || isSign("{") { open += 1 }
      if isSign(")") || isSign("}") { open -= 1 }
      if current.kind == .end { throw unclosed(start) }
      advance()
    } while open > 0
  }

  /// Whether a cast stands here: `(Type)` or `(Type *)` before a value.
  var beginsCast: Bool {
    guard isSign("("), token(1).kind == .word else { return false }
    let name = token(1).text
    let isPlain =
      plainType(name) != nil || Self.qualifiers.contains(name) || name.hasPrefix("__typeof") || name == "typeof"
    var offset = 2
    var sawStar = false
    var open = 0
    if name.hasPrefix("__typeof") || name == "typeof" {
      while offset < 40, !(isSign(")", offset) && open == 1) {
        if isSign("(", offset) { open += 1 }
        if isSign(")", offset) { open -= 1 }
        offset += 1
      }
      return true
    }
    while offset < 40 {
      let piece = token(offset)
      if piece.kind == .sign, piece.text == ")" { break }
      if piece.kind == .sign, piece.text == "*" {
        sawStar = true
      } else if piece.kind == .sign, ["<", ">", ",", ">>"].contains(piece.text) {
      } else if piece.kind == .sign, piece.text == "(", isSign("^", offset + 1) {
        return true
      } else if piece.kind == .word,
        isPlain || Self.qualifiers.contains(piece.text) || isSign("<", offset - 1) || isSign(",", offset - 1)
      {
      } else {
        return false
      }
      offset += 1
    }
    guard isSign(")", offset) else { return false }
    let next = token(offset + 1)
    if isPlain { return next.kind != .end }
    guard sawStar || name.first?.isUppercase == true else { return false }
    if sawStar { return true }
    // `(Type)x`: only where a value follows that cannot go on an expression.
    switch next.kind {
    // `style:(UIBarButtonItemStylePlain) target:self` goes on a message.
    case .word: return !Parser.qualifiers.contains(next.text) && !isSign(":", offset + 2)
    case .string: return true
    default: return false
    }
  }
}
