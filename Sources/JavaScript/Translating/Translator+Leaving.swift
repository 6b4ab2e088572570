import StreamLang

/// A statement that `break` or `continue` can leave.
struct Leavable {
  enum Kind {
    case loop, cases, block
  }
  let label: String?
  let kind: Kind
  /// The steps that `continue` must take before the next round.
  var steps: [Statement] = []
}

extension Translator {
  /// Appends a loop, with its label where it has one.
  ///
  /// - Parameter steps: The steps between two rounds.
  func loop(_ list: inout [Statement], steps: [Statement] = [], _ make: () -> Statement) {
    let label = nextLabel
    nextLabel = nil
    leavables.append(Leavable(label: label, kind: .loop, steps: steps))
    let loop = make()
    leavables.removeLast()
    list.append(label.map { Statement(.labelled($0, loop), loop.span) } ?? loop)
  }

  /// `do body while (test)`
  func doLoop(_ body: JSStatement, _ test: JSExpression, _ span: Span, _ list: inout [Statement]) {
    let isFirst = fresh("isFirst")
    scope.declare(isFirst, .variable)
    let name = Expression.name(isFirst, span)
    list.append(
      Statement(.variable(.single(Binding(name: isFirst, span: span)), Expression(.boolean(true), span)), span))
    let begun = Assignment(
      place: Place(root: name, parts: [], span: span), operator: nil, operatorSpan: span,
      value: Expression(.boolean(false), span))
    let condition = Expression(.logical(.or, [name, expression(test)]), test.span)
    loop(&list) {
      let round = Block(statements: [Statement(.assignment(begun), span)] + self.body(body).statements, span: span)
      return Statement(.whileLoop(condition, round), span)
    }
  }

  /// `label: statement`
  func labelled(_ label: String, _ statement: JSStatement, _ span: Span, _ list: inout [Statement]) {
    switch statement.kind {
    case .loop, .forOf, .forIn, .whileLoop, .doLoop, .switching:
      nextLabel = label
      append(statement, to: &list)
    default:
      leavables.append(Leavable(label: label, kind: .block))
      var inner: [Statement] = []
      append(statement, to: &inner)
      leavables.removeLast()
      list.append(Statement(.labelled(label, .always(inner, span)), span))
    }
  }

  /// `break`, `break label`
  func leave(_ label: String?, _ span: Span, _ list: inout [Statement]) {
    let left = leavables.last { $0.kind != .block }
    list.append(Statement(.breakLoop(label: label ?? (left?.kind == .cases ? left?.label : nil)), span))
  }

  /// `continue`, `continue label`
  func goOn(_ label: String?, _ span: Span, _ list: inout [Statement]) {
    list += leavables.last { $0.kind == .loop && (label == nil || $0.label == label) }?.steps ?? []
    list.append(Statement(.continueLoop(label: label), span))
  }
}

extension Statement {
  /// Statements that run as one.
  static func always(_ statements: [Statement], _ span: Span) -> Statement {
    let branch = Branch(condition: Expression(.boolean(true), span), body: Block(statements: statements, span: span))
    return Statement(.conditional([branch], otherwise: nil), span)
  }
}
