/// The operators that the code declares: their precedence, and whether they are prefix or postfix operators.
struct OperatorGroups {
  /// Where an operator stands, as the word before its declaration says.
  enum Position: String {
    case prefix, postfix, infix
  }

  private struct Group {
    let level: Int
    let isRight: Bool
  }

  private var groups: [String: Group] = [:]
  private var infix: [String: Group] = [:]
  private(set) var prefix: Set<String> = []
  private(set) var postfix: Set<String> = []

  /// The groups of Swift, whose levels are those of `Precedence`.
  private static let standard: [String: Int] = [
    "AssignmentPrecedence": -5, "TernaryPrecedence": -3, "DefaultPrecedence": 0,
    "LogicalDisjunctionPrecedence": Precedence.or.level, "LogicalConjunctionPrecedence": Precedence.and.level,
    "ComparisonPrecedence": Precedence.comparison.level, "NilCoalescingPrecedence": Precedence.coalesce.level,
    "CastingPrecedence": Precedence.cast.level, "RangeFormationPrecedence": Precedence.range.level,
    "AdditionPrecedence": Precedence.addition.level, "MultiplicationPrecedence": Precedence.multiplication.level,
    "BitwiseShiftPrecedence": Precedence.shift.level,
  ]

  init(_ tokens: [Token], _ source: SourceText) {
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? source.text(in: tokens[index].span) : "" }
    let words = tokens.indices.filter { tokens[$0].kind == .name }
    for index in words where text(index) == "precedencegroup" {
      var (level, isRight) = (0, false)
      for part in tokens.indices.dropFirst(index + 3).prefix(20).prefix(while: { tokens[$0].kind != .rightCurly })
      where tokens[part].kind == .colon {
        switch text(part - 1) {
        case "higherThan": level = self.level(text(part + 1)) + 5
        case "lowerThan" where level == 0: level = self.level(text(part + 1)) - 5
        case "associativity": isRight = text(part + 1) == "right"
        default: break
        }
      }
      groups[text(index + 1)] = Group(level: level, isRight: isRight)
    }
    for index in words where text(index) == "operator" && index > 0 {
      let sign = text(index + 1)
      switch Position(rawValue: text(index - 1)) {
      case .prefix: prefix.insert(sign)
      case .postfix: postfix.insert(sign)
      case .infix:
        let name = text(index + 2) == ":" ? text(index + 3) : "DefaultPrecedence"
        // Operators of the code and those of Swift make chains of their own.
        infix[sign] = groups[name] ?? Group(level: level(name) + 1, isRight: name == "AssignmentPrecedence")
      case nil: break
      }
    }
  }

  private func level(_ group: String) -> Int { groups[group]?.level ?? Self.standard[group] ?? 0 }

  /// The precedence of an operator that the code declares.
  func level(of sign: String) -> Int { infix[sign]?.level ?? 0 }

  func isRight(_ sign: String) -> Bool { infix[sign]?.isRight ?? false }
}
