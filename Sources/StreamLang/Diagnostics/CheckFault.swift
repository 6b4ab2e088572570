/// What can be told about a script before it runs.
public enum CheckFault: Hashable, Sendable {
  // Names
  case unknownName(String, nearest: String?)
  /// `receiver` in the plural: "streams", "strings".
  case unknownOperator(receiver: String, String, nearest: String?)
  case unknownMember(receiver: String, String, nearest: String?)
  /// A name of another library, with the sentence that says what it is called here.
  case nameOfOtherLibrary(String, library: String, here: String)
  case usedBeforeDeclaration(String)
  case nothingToGoOnFrom

  // Calls
  case notCallable(found: String)
  case operatorNotCalled(String)
  case unknownLabel(callee: String, String, nearest: String?)
  case labelTwice(callee: String, String)
  case missingArgument(callee: String, String, kind: String)
  case tooManyArguments(callee: String, takes: Int, given: Int)
  case argumentKind(callee: String, String, expected: String, found: String)
  case closureNotTaken(callee: String)
  case closureParameterCount(callee: String, takes: Int, given: Int)
  case invalidArgument(callee: String, String)

  // Kinds
  case operandKind(sign: String, expected: String, found: String)
  case operandKinds(sign: String, left: String, right: String)
  case conditionKind(found: String)
  case sequenceKind(found: String)
  case subscriptKind(found: String)
  case streamExpected(found: String)
  case elementOutOfTuple(Int, count: Int)

  // Statements
  case assignmentToConstant(String)
  case assignmentToMember(receiver: String, String)
  case boundTwice(String)
  case wordBelongsElsewhere(String, to: String)
  case settingInside(String)
  case unknownChoice(setting: String, String, choices: [String])
  case ofOtherScene(String)
  case repeatedLabel(String)
  case unusedStream
  case unusedNegation
}

extension CheckFault {
  var wording: Wording {
    switch self {
    case .unknownName(let name, let nearest):
      Wording("there is nothing of the name '\(name)'" + CheckFault.meant(nearest))
    case .unknownOperator(let receiver, let name, let nearest):
      Wording("\(receiver) have no operator '\(name)'" + CheckFault.meant(nearest))
    case .unknownMember(let receiver, let name, let nearest):
      Wording("\(receiver) have no '\(name)'" + CheckFault.meant(nearest))
    case .nameOfOtherLibrary(let name, let library, let here):
      Wording("there is no '\(name)' here", help: "\(library) has it; \(here)")
    case .usedBeforeDeclaration(let name):
      Wording(
        "'\(name)' is used before it is made", help: "functions see the whole script, other names what stands above")
    case .nothingToGoOnFrom:
      Wording("there is no result to go on from", help: "a '.' at the head of a line goes on from the result before")

    case .notCallable(let found):
      Wording("this is \(found), and cannot be called")
    case .operatorNotCalled(let name):
      Wording("the operator '\(name)' is not called", label: "write \(name)()")
    case .unknownLabel(let callee, let label, let nearest):
      Wording("'\(callee)' has no argument '\(label)'" + CheckFault.meant(nearest))
    case .labelTwice(let callee, let label):
      Wording("'\(callee)' is given its argument '\(label)' twice")
    case .missingArgument(let callee, let name, let kind):
      Wording("'\(callee)' needs its argument '\(name)'", label: "expected \(kind)")
    case .tooManyArguments(let callee, let takes, let given):
      Wording("'\(callee)' takes \(CheckFault.count(takes, "argument")), but is given \(given)")
    case .argumentKind(let callee, let name, let expected, let found):
      Wording("'\(name)' of '\(callee)' is \(expected), not \(found)", label: "expected \(expected)")
    case .closureNotTaken(let callee):
      Wording("'\(callee)' takes no closure")
    case .closureParameterCount(let callee, let takes, let given):
      Wording(
        "'\(callee)' gives its closure \(CheckFault.count(takes, "value")), but this closure takes \(given)",
        help: "values that nobody wants are called _")
    case .invalidArgument(let callee, let reason):
      Wording("'\(callee)' \(reason)")

    case .operandKind(let sign, let expected, let found):
      Wording("'\(sign)' needs \(expected), but this is \(found)")
    case .operandKinds(let sign, let left, let right):
      Wording("'\(sign)' cannot join \(left) and \(right)")
    case .conditionKind(let found):
      Wording("a condition is true or false, but this is \(found)")
    case .sequenceKind(let found):
      Wording("'for' goes over an array or a range, but this is \(found)")
    case .subscriptKind(let found):
      Wording("this is \(found), and has no elements")
    case .streamExpected(let found):
      Wording("expected a stream, but this is \(found)")
    case .elementOutOfTuple(let index, let count):
      Wording("a tuple of \(CheckFault.count(count, "element")) has no .\(index)", help: "the first is .0")

    case .assignmentToConstant(let name):
      Wording(
        "'\(name)' is made by 'let' and stays as it is",
        help: "make it by 'var', or as property(…) when it is to be observed")
    case .assignmentToMember(let receiver, let name):
      Wording("\(receiver) have no '\(name)' that can be assigned to")
    case .boundTwice(let name):
      Wording("'\(name)' is bound to a stream already", help: "merge both streams, and bind the property once")
    case .wordBelongsElsewhere(let word, let place):
      Wording("'\(word)' can stand only in \(place)")
    case .settingInside(let name):
      Wording("'\(name)' is a setting of the script and stands between its statements")
    case .unknownChoice(let setting, let choice, let choices):
      Wording(
        "'\(setting)' knows no \"\(choice)\"", label: "one of " + choices.map { "\"\($0)\"" }.joined(separator: ", "))
    case .ofOtherScene(let name):
      Wording("'\(name)' belongs to an earlier scene, which is over", help: "make it anew in this scene")
    case .repeatedLabel(let name):
      Wording("there are two of the label '\(name)'")
    case .unusedStream:
      Wording(
        "nobody subscribes to this stream", help: "return it, subscribe to it, or leave it out", severity: .warning)
    case .unusedNegation:
      Wording(
        "this line is a statement of its own, and its value is dropped",
        help: "to subtract, end the line before with '-'", severity: .warning)
    }
  }

  private static func meant(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    switch number {
    case 0: "no \(noun)s"
    case 1: "one \(noun)"
    default: "\(number) \(noun)s"
    }
  }
}
