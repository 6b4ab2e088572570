@testable import StreamLang

/// Writes syntax trees as s-expressions, so that a parser test reads at a glance.
enum SyntaxPrinter {
  static func print(_ script: ParsedScript) -> String {
    script.items.map { item in
      switch item {
      case .statement(let statement): print(statement)
      case .prose(let prose): "(prose \(prose.lines.map(\.debugDescription).joined(separator: " ")))"
      case .expectedOutput(let output):
        "(output \(output.statement) \(output.lines.map(\.debugDescription).joined(separator: " ")))"
      }
    }.joined(separator: "\n")
  }

  static func print(_ statement: Statement) -> String {
    switch statement.kind {
    case .constant(let pattern, let value): "(let \(print(pattern)) \(print(value)))"
    case .variable(let pattern, let value): "(var \(print(pattern)) \(print(value)))"
    case .observed(let binding, let value, let observers):
      "(var \(print(binding)) \(print(value))\(observers.map { " (\($0.name)\(print($0.body)))" }.joined()))"
    case .function(let function):
      "(func \(function.name) (\(function.parameters.map { print($0.binding) }.joined(separator: " ")))\(print(function.body)))"
    case .type(let type): "(\(type.kind.rawValue) \(type.name)\(type.members.map { " \($0.name ?? "init")" }.joined()))"
    case .assignment(let assignment):
      "(\(assignment.operator?.rawValue ?? "")= \(print(assignment.place)) \(print(assignment.value)))"
    case .conditional(let branches, let otherwise):
      "(if" + branches.map { " \(print($0.condition)) \(print($0.body))" }.joined()
        + (otherwise.map { " else \(print($0))" } ?? "") + ")"
    case .forEach(let pattern, let sequence, let body): "(for \(print(pattern)) \(print(sequence)) \(print(body)))"
    case .whileLoop(let condition, let body): "(while \(print(condition)) \(print(body)))"
    case .repeatLoop(let body, let condition): "(repeat \(print(body)) \(print(condition)))"
    case .guarding(let condition, let otherwise): "(guard \(print(condition)) \(print(otherwise)))"
    case .switchOver(let subject, let cases):
      "(switch \(print(subject))" + cases.map { " (case\(print($0.patterns)) \(print($0.body)))" }.joined() + ")"
    case .attempt(let body, let clauses):
      "(do \(print(body))" + clauses.map { " (catch\(print($0.patterns)) \(print($0.body)))" }.joined() + ")"
    case .deferred(let body): "(defer \(print(body)))"
    case .fallThrough: "(fallthrough)"
    case .importModule(let name): "(import \(name))"
    case .ignored: "(ignored)"
    case .labelled(let label, let statement): "(\(label): \(print(statement)))"
    case .breakLoop(let label): "(break\(label.map { " " + $0 } ?? ""))"
    case .continueLoop(let label): "(continue\(label.map { " " + $0 } ?? ""))"
    case .returnValue(let value): "(return\(value.map { " " + print($0) } ?? ""))"
    case .throwError(let error): "(throw \(print(error)))"
    case .scene(let title): "(scene \(print(title)))"
    case .expectation(let condition): "(expect \(print(condition)))"
    case .expression(let expression): print(expression)
    }
  }

  static func print(_ expression: Expression) -> String {
    switch expression.kind {
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .nilLiteral: "nil"
    case .duration(let nanoseconds): "\(nanoseconds)ns"
    case .string(let text): text.debugDescription
    case .interpolation(let parts): "(string\(parts.map(print).joined()))"
    case .array(let elements): "(array\(print(elements)))"
    case .dictionary(let entries):
      "(dictionary\(entries.map { " (\(print($0.key)) \(print($0.value)))" }.joined()))"
    case .tuple(let elements): "(tuple\(print(elements)))"
    case .labelledTuple(let elements):
      "(tuple" + elements.map { " " + ($0.label.map { $0.name + ": " } ?? "") + print($0.value) }.joined() + ")"
    case .name(let name): name
    case .lastResult: "_"
    case .parameter(let number): "$\(number)"
    case .closure(let closure): print(closure)
    case .type(let type): print(Statement(kind: .type(type), span: expression.span))
    case .conditional(let condition, let then, let otherwise):
      "(? \(print(condition)) \(print(then)) \(print(otherwise)))"
    case .logical(let sign, let operands): "(\(sign.rawValue)\(print(operands)))"
    case .binary(let first, let terms):
      "(\(print(first))\(terms.map { " \($0.operator.rawValue) \(print($0.operand))" }.joined()))"
    case .range(let lower, let upper, let isClosed, _):
      "(\(isClosed ? "..." : "..<") \(lower.map(print) ?? "_") \(upper.map(print) ?? "_"))"
    case .unary(let sign, _, let operand): "(\(sign.rawValue) \(print(operand)))"
    case .postfix(let primary, let parts): "(\(print(primary))\(parts.map(print).joined()))"
    case .implicitMember(let member): "(\(print(.member(member)).dropFirst()))"
    case .matches(let value, let pattern): "(matches \(print(value)) \(print(pattern)))"
    case .reference(let place): "(& \(print(place)))"
    case .bound(let place, _, let stream): "(<~ \(print(place)) \(print(stream)))"
    case .cast(let value, let cast, let type):
      "(\(cast.rawValue) \(print(value)) \(type.name)\(type.isOptional ? "?" : ""))"
    }
  }

  private static func print(_ patterns: [GuardedPattern]) -> String {
    patterns.map { " " + print($0.pattern) + ($0.condition.map { " where " + print($0) } ?? "") }.joined(separator: ",")
  }

  private static func print(_ pattern: MatchPattern) -> String {
    switch pattern {
    case .anything: "_"
    case .binding(let binding, let isVariable): "(\(isVariable ? "var" : "let") \(print(binding)))"
    case .some(let part): "(some \(print(part)))"
    case .tuple(let parts): "(tuple\(parts.map { " " + print($0) }.joined()))"
    case .enumCase(let name, _, let parts): "(.\(name)\(parts.map { " " + print($0) }.joined()))"
    case .value(let value): print(value)
    case .type(let type, let part): "(is \(type.name) \(print(part)))"
    }
  }

  private static func print(_ expressions: [Expression]) -> String {
    expressions.map { " " + print($0) }.joined()
  }

  private static func print(_ statements: [Statement]) -> String {
    statements.map { " " + print($0) }.joined()
  }

  private static func print(_ block: Block) -> String { "{\(print(block.statements)) }" }

  private static func print(_ binding: Binding) -> String { binding.name ?? "_" }

  private static func print(_ pattern: Pattern) -> String {
    switch pattern {
    case .single(let binding): print(binding)
    case .tuple(let bindings, _): "(\(bindings.map(print).joined(separator: " ")))"
    }
  }

  private static func print(_ place: Place) -> String {
    place.parts.isEmpty ? print(place.root) : "(\(print(place.root))\(place.parts.map(print).joined()))"
  }

  private static func print(_ part: StringPart) -> String {
    switch part {
    case .text(let text): " " + text.debugDescription
    case .value(let value): " " + print(value)
    }
  }

  private static func print(_ closure: Closure) -> String {
    let parameters =
      switch closure.parameters {
      case .none: ""
      case .named(let names): " " + names.map(print).joined(separator: " ") + " in"
      case .positional(let count): " \(count) in"
      }
    let captures = closure.captures.map { "\(print($0.binding)) = \(print($0.value))" }
    let list = captures.isEmpty ? "" : " [\(captures.joined(separator: ", "))]"
    return "{\(list)\(parameters)\(print(closure.body)) }"
  }

  private static func print(_ part: PostfixPart) -> String {
    switch part {
    case .member(let member): " \(member.isOptional ? "?." : ".")\(member.name)\(member.arguments.map(print) ?? "")"
    case .element(let index, _): " .\(index)"
    case .call(let arguments): " call\(print(arguments))"
    case .subscript(let index, _): " [\(print(index))]"
    case .unwrap: " !"
    case .optional: " ?"
    }
  }

  private static func print(_ arguments: Arguments) -> String {
    let list = arguments.list.map { ($0.label.map { $0.name + ": " } ?? "") + print($0.value) }
    return "(\(list.joined(separator: ", ")))" + (arguments.trailing.map { " " + print($0) } ?? "")
  }
}
