import Times

/// Writes syntax as the text of a script: read again, it is the same syntax, but for places.
///
/// Names that the language cannot write, such as `clicks$`, get another: the same in the whole script.
struct SyntaxWriter {
  /// Comments of the text that was read; each stands above the statement that follows it.
  private var comments: ArraySlice<Comment>
  var depth = 0
  /// Whether a closure may stand after the parentheses: not in the heads of conditions and loops.
  private var allowsTrailing = true
  /// Lines that are longer are broken where a chain goes on.
  private static let width = 100

  init(comments: [Comment] = []) { self.comments = comments[...] }

  /// Statements as lines.
  mutating func write(_ statements: [Statement]) -> String {
    var text = ""
    for statement in statements {
      text += leadingComments(of: statement)
      text += indentation + write(statement) + "\n"
    }
    return text
  }

  /// The remaining comments, which come at the end of the text.
  mutating func writeRemainingComments() -> String {
    let text = comments.map { write($0) }.joined()
    comments = []
    return text
  }

  var indentation: String { String(repeating: "  ", count: depth) }

  private mutating func leadingComments(of statement: Statement) -> String {
    var text = ""
    while let comment = comments.first, comment.span.end <= statement.span.start {
      comments.removeFirst()
      text += write(comment)
    }
    return text
  }

  private func write(_ comment: Comment) -> String {
    comment.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop { $0 == " " || $0 == "\t" || $0 == "*" || $0 == "!" || $0 == ":" || $0 == ">" }
      return words.isEmpty ? "" : "\(indentation)// \(words)\n"
    }.joined()
  }

  // MARK: Statements

  private mutating func write(_ statement: Statement) -> String {
    switch statement.kind {
    case .constant(.single(let binding), let value) where binding.ownership != .strong,
      .variable(.single(let binding), let value) where binding.ownership != .strong:
      return "\(written(binding.ownership))var \(binding.typedName) = \(write(value))"
    case .constant(.single(let binding), let value) where binding.name == nil: return "_ = \(write(value))"
    case .constant(let pattern, let value): return "let \(write(pattern)) = \(write(value))"
    case .variable(let pattern, let value): return "var \(write(pattern)) = \(write(value))"
    case .observed(let binding, let value, let observers):
      var text = "var \(binding.typedName) = \(write(value)) {\n"
      depth += 1
      for observer in observers {
        let word = observer.name.split(separator: ".").last ?? ""
        text += "\(indentation)\(word)(\(observer.parameters[0].binding.typedName)) "
        text += write(Block(statements: observer.body, span: observer.span)) + "\n"
      }
      depth -= 1
      return text + indentation + "}"
    case .function(let function): return write(function)
    case .type(let type): return write(type)
    case .assignment(let assignment):
      return "\(write(assignment.place)) \(assignment.operator?.rawValue ?? "")= \(write(assignment.value))"
    case .conditional(let branches, let otherwise):
      var parts: [String] = []
      for branch in branches { parts.append("if \(head(branch.condition)) \(write(branch.body))") }
      if let otherwise { parts.append(write(otherwise)) }
      return parts.joined(separator: " else ")
    case .forEach(let pattern, let sequence, let body):
      let waits = if case .unary(.awaitEach, _, _) = sequence.kind { "await " } else { "" }
      return "for \(waits)\(write(pattern)) in \(head(sequence)) \(write(body))"
    case .whileLoop(let condition, let body): return "while \(head(condition)) \(write(body))"
    case .repeatLoop(let body, let condition): return "repeat \(write(body)) while \(head(condition))"
    case .guarding(let condition, let otherwise): return "guard \(head(condition)) else \(write(otherwise))"
    case .switchOver(let value, let cases):
      var text = "switch \(head(value)) {\n"
      for one in cases {
        let patterns = write(one.patterns)
        text += indentation + (patterns == "_" ? "default:\n" : "case \(patterns):\n")
        text += indented(one.body.statements)
      }
      return text + indentation + "}"
    case .fallThrough: return "fallthrough"
    case .attempt(let body, let clauses):
      var text = "do \(write(body))"
      for clause in clauses {
        let patterns = write(clause.patterns)
        text += " catch \(patterns.isEmpty ? "" : patterns + " ")\(write(clause.body))"
      }
      return text
    case .deferred(let body): return "defer \(write(body))"
    case .labelled(let label, let statement): return "\(SyntaxName.written(label)): \(write(statement))"
    case .breakLoop(let label): return "break" + (label.map { " " + SyntaxName.written($0) } ?? "")
    case .continueLoop(let label): return "continue" + (label.map { " " + SyntaxName.written($0) } ?? "")
    case .returnValue(let value): return "return" + (value.map { " " + write($0) } ?? "")
    case .throwError(let error): return "throw \(write(error))"
    case .importModule(let name): return "import \(name)"
    case .ignored: return "// a declaration that has no meaning here"
    case .scene(let title): return "scene \(write(title))"
    case .expectation(let expression): return "expect \(write(expression))"
    case .expression(let expression): return write(expression)
    }
  }

  private mutating func indented(_ statements: [Statement]) -> String {
    let outer = allowsTrailing
    allowsTrailing = true
    depth += 1
    defer {
      depth -= 1
      allowsTrailing = outer
    }
    return write(statements)
  }

  mutating func write(_ block: Block) -> String {
    block.statements.isEmpty ? "{}" : "{\n\(indented(block.statements))\(indentation)}"
  }

  /// - Parameter isBlock: Whether the body has braces although it is one expression.
  mutating func write(_ function: Function, isBlock: Bool = false) -> String {
    if function.isComputed {
      // It is read without parentheses.
      let head = "var \(SyntaxName.written(function.name)): \(function.result?.typeText ?? "Any")"
      return "\(head) \(write(Block(statements: function.body, span: function.span)))"
    }
    var parameters: [String] = []
    for parameter in function.parameters {
      let name = parameter.binding.typedName
      var text =
        parameter.label == parameter.binding.name || parameter.label == nil ? name : "\(parameter.label ?? "_") \(name)"
      let isPlain = text == name || text.hasPrefix("_ ")
      if parameter.isInout || parameter.isVariadic {
        text += ": " + (parameter.isInout ? "inout Any" : "Any...")
      } else if !isPlain, parameter.binding.typedName == parameter.binding.name.map({ SyntaxName.written($0) }) ?? "_" {
        // A label of its own is only read before a type.
        text += ": Any"
      }
      if let value = parameter.defaultValue { text += " = \(write(value))" }
      parameters.append(text)
    }
    let result = function.result.flatMap { $0.hasOptionals ? " -> \($0.typeText)" : nil } ?? ""
    let head = "func \(SyntaxName.written(function.name))(\(parameters.joined(separator: ", ")))\(result)"
    if !isBlock, function.body.count == 1, case .expression(let expression) = function.body[0].kind,
      comments.first.map({ $0.span.start > function.span.end }) ?? true
    {
      return "\(head) = \(write(expression))"
    }
    return "\(head) \(write(Block(statements: function.body, span: function.span)))"
  }

  // MARK: Expressions

  /// An expression without trailing closures.
  mutating func head(_ expression: Expression) -> String {
    let outer = allowsTrailing
    allowsTrailing = false
    defer { allowsTrailing = outer }
    // `if let x = y, x > 1`: a pattern stands alone between commas.
    if case .logical(.and, let operands) = expression.kind, operands.contains(where: { $0.bindsNames }) {
      var parts: [String] = []
      for one in operands { parts.append(one.bindsNames ? write(one) : operand(one)) }
      return parts.joined(separator: ", ")
    }
    return write(expression)
  }

  private mutating func inside(_ expression: Expression) -> String {
    let outer = allowsTrailing
    allowsTrailing = true
    defer { allowsTrailing = outer }
    return write(expression)
  }

  private mutating func list(_ expressions: [Expression]) -> String {
    var parts: [String] = []
    for expression in expressions { parts.append(inside(expression)) }
    return parts.joined(separator: ", ")
  }

  mutating func write(_ expression: Expression) -> String {
    switch expression.kind {
    case .integer(let number): return String(number)
    case .double(let double):
      if double.isNaN { return "nan" }
      return double.isInfinite ? (double < 0 ? "-infinity" : "infinity") : double.description
    case .boolean(let bool): return bool ? "true" : "false"
    case .nilLiteral: return "nil"
    case .duration(let nanoseconds): return TimeText.format(Int64(nanoseconds))
    case .string(let text): return TextLiteral.quoted(text)
    case .interpolation(let parts):
      var text = "\""
      for part in parts {
        switch part {
        case .text(let literal): text += TextLiteral.escaped(literal)
        case .value(let value): text += "\\(\(inside(value)))"
        }
      }
      return text + "\""
    case .array(let elements): return "[\(list(elements))]"
    case .tuple(let elements): return "(\(list(elements)))"
    case .labelledTuple(let arguments): return write(Arguments(list: arguments, trailing: nil, span: expression.span))
    case .dictionary(let entries):
      var parts: [String] = []
      for entry in entries { parts.append("\(inside(entry.key)): \(inside(entry.value))") }
      return parts.isEmpty ? "[:]" : "[\(parts.joined(separator: ", "))]"
    case .name(let name): return SyntaxName.written(name)
    case .lastResult: return "_"
    case .parameter(let number): return "$\(number)"
    case .closure(let closure): return write(closure)
    case .type(let type): return write(type)
    case .conditional(let condition, let then, let otherwise):
      return "\(operand(condition)) ? \(operand(then)) : \(operand(otherwise))"
    case .logical(let sign, let operands):
      var parts: [String] = []
      for one in operands { parts.append(operand(one)) }
      return parts.joined(separator: " \(sign.rawValue) ")
    case .binary(let first, let terms):
      var text = operand(first)
      for term in terms { text += " \(term.operator.rawValue) \(operand(term.operand))" }
      return text
    case .range(let lower, let upper, let isClosed, _):
      return (lower.map { operand($0) } ?? "") + (isClosed ? "..." : "..<") + (upper.map { operand($0) } ?? "")
    case .unary(let sign, _, let value):
      return switch sign {
      case .attempt, .await: "\(sign.rawValue) \(operand(value))"
      case .awaitEach: write(value)
      case .negate, .not, .complement: sign.rawValue + operand(value)
      }
    case .postfix(let base, let parts): return chain(base, parts)
    case .implicitMember(let member): return "." + member.name + (member.arguments.map { write($0) } ?? "")
    case .matches(let value, let pattern): return "case \(write(pattern)) = \(operand(value))"
    case .reference(let place): return "&" + write(place)
    case .bound(let place, _, let stream): return "\(write(place)) <~ \(write(stream))"
    case .cast(let value, let cast, let type):
      return "\(operand(value)) \(cast.rawValue) \(type.name)\(type.isOptional ? "?" : "")"
    }
  }

  /// An operand, in parentheses where it is made by an operator itself.
  private mutating func operand(_ expression: Expression) -> String {
    switch expression.kind {
    case .conditional, .logical, .binary, .range, .unary, .cast, .matches, .bound: return "(\(inside(expression)))"
    case .integer(let number) where number < 0: return "(\(number))"
    case .double(let double) where double < 0: return "(\(write(expression)))"
    default: return write(expression)
    }
  }

  private mutating func chain(_ base: Expression, _ parts: [PostfixPart]) -> String {
    var first: String
    switch base.kind {
    case .closure, .type, .integer, .double, .duration: first = "(\(inside(base)))"
    default: first = operand(base)
    }
    if let generics = parts.first?.generics, let element = generics.first?.shape {
      first += "<\(([element.typeText] + generics.dropFirst().map { $0.name }).joined(separator: ", "))>"
    }
    var texts: [String] = []
    let before = self
    for part in parts { texts.append(write(part)) }
    let line = first + texts.joined()
    let calls = parts.filter { if case .member(let member) = $0 { member.arguments != nil } else { false } }
    guard line.count + 2 * depth > Self.width, calls.count > 1, allowsTrailing else { return line }
    // Long chains go on in lines of their own.
    self = before
    depth += 1
    defer { depth -= 1 }
    var text = first
    var isBegun = false
    for part in parts {
      let isCall = if case .member(let member) = part { member.arguments != nil && !member.isOptional } else { false }
      if isCall, isBegun || text.count > 12 { text += "\n" + indentation }
      text += write(part)
      isBegun = true
    }
    return text
  }

  private mutating func write(_ part: PostfixPart) -> String {
    switch part {
    case .member(let member):
      return (member.isOptional ? "?." : ".") + SyntaxName.writtenMember(member.name)
        + (member.arguments.map { write($0) } ?? "")
    case .element(let index, _): return ".\(index)"
    case .call(let arguments): return write(arguments)
    case .subscript(let index, _):
      let text = inside(index)
      if case .labelledTuple = index.kind { return "[\(text.dropFirst().dropLast())]" }
      return "[\(text)]"
    case .unwrap: return "!"
    case .optional: return "?"
    }
  }

  private mutating func write(_ arguments: Arguments) -> String {
    var parts: [String] = []
    for argument in arguments.list {
      parts.append((argument.label.map { SyntaxName.writtenMember($0.name) + ": " } ?? "") + inside(argument.value))
    }
    guard let trailing = arguments.trailing else { return "(\(parts.joined(separator: ", ")))" }
    guard allowsTrailing else {
      parts.append(write(trailing))
      return "(\(parts.joined(separator: ", ")))"
    }
    return (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))") + " " + write(trailing)
  }

  private mutating func write(_ closure: Closure) -> String {
    if !closure.keyPath.isEmpty { return "\\." + closure.keyPath.joined(separator: ".") }
    var head = ""
    if !closure.captures.isEmpty {
      var captures: [String] = []
      for capture in closure.captures {
        captures.append("\(written(capture.binding.ownership))\(write(capture.binding)) = \(inside(capture.value))")
      }
      head = "[\(captures.joined(separator: ", "))] "
    }
    if case .named(let bindings) = closure.parameters {
      head += bindings.head
      if let result = closure.result, result.hasOptionals { head += " -> \(result.typeText)" }
    }
    if !head.isEmpty { head += " in" }
    if closure.body.isEmpty { return head.isEmpty ? "{}" : "{ \(head) }" }
    let holdsComment =
      comments.first.map { $0.span.start < closure.span.end && $0.span.start > closure.span.start } ?? false
    if closure.body.count == 1, !holdsComment, closure.body[0].isShort {
      let before = self
      let outer = allowsTrailing
      allowsTrailing = true
      let text = write(closure.body[0])
      allowsTrailing = outer
      if !text.contains("\n") { return "{ \(head.isEmpty ? "" : head + " ")\(text) }" }
      self = before
    }
    return "{\(head.isEmpty ? "" : " " + head)\n\(indented(closure.body))\(indentation)}"
  }

  private mutating func write(_ place: Place) -> String {
    place.parts.isEmpty ? write(place.root) : chain(place.root, place.parts)
  }
}

extension Statement {
  /// Whether it may stand on the line of its closure.
  fileprivate var isShort: Bool {
    switch kind {
    case .expression, .returnValue, .throwError, .assignment: true
    default: false
    }
  }
}

extension Expression {
  /// Whether it is a pattern with its value.
  fileprivate var bindsNames: Bool { if case .matches = kind { true } else { false } }
}

/// Names of other languages as this one can write them.
enum SyntaxName {
  private static let reserved: Set<String> = [
    "let", "var", "func", "if", "else", "for", "in", "while", "break", "continue", "return", "throw", "true", "false",
    "nil", "guard", "switch", "case", "default", "do", "catch", "try", "import", "repeat", "where", "is", "as", "defer",
    "fallthrough", "scene", "expect",
  ]

  /// A name of a value.
  static func written(_ name: String) -> String {
    let plain = writtenMember(name)
    return reserved.contains(plain) && plain != "defer" && plain != "repeat" ? plain + "_" : plain
  }

  /// A name after a dot, or a label: every word may stand there.
  static func writtenMember(_ name: String) -> String {
    // The full name of a function with labels is that of its declaration.
    let name = name.prefix { $0 != "(" }
    if name.contains(":") { return "`\(name)`" }
    // `_` alone is no name.
    if name == "$" { return "dollar" }
    // `$text` is read as it stands; a digit or another sign would make it a parameter.
    let isParameter = name.first == "$" && name.dropFirst().first?.isLetter != true
    return isParameter ? "_" + name.dropFirst() : String(name)
  }
}
