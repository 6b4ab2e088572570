import StreamLang
import Streams

extension JSWords {
  /// A fault in the words of JavaScript; nothing where the words are the same.
  ///
  /// - Parameter text: The text at the place of the fault.
  static func of(_ fault: CheckFault, _ text: String) -> Wording? {
    func name(_ name: String, _ nearest: String?, help: String?) -> Wording {
      Wording("there is no '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), help: help)
    }
    switch fault {
    case .unknownName(let unknown, let nearest, _, _): return name(unknown, nearest, help: nil)
    case .assignmentToUnknown(let unknown, let nearest):
      return name(unknown, nearest, help: nearest == nil ? "declare it first: let \(unknown) = …" : nil)
    case .usedBeforeDeclaration(let name):
      return Wording(
        "'\(name)' is used before it is declared", help: "only functions may be declared further down")
    case .operatorNotCalled(let unknown, _, _), .functionNotCalled(let unknown):
      return text == unknown ? name(unknown, nil, help: nil) : nil
    case .missingArgument(let callee, let name, let kind):
      return Wording("'\(callee)' needs its argument '\(name)'", label: "expected \(Self.kind(kind))")
    case .argumentKind(let callee, let name, let expected, let found, _):
      let (expected, found) = (kind(expected), kind(found))
      return Wording(
        name.isEmpty
          ? "\(callee) wants \(expected), not \(found)" : "'\(name)' of \(callee) is \(expected), not \(found)")
    case .closureNotTaken(let callee):
      guard let wanted = RxJSModule.parameters(of: callee).first?.kindPhrase else { return nil }
      return Wording(
        "\(callee) wants \(kind(wanted)), and this is a function",
        help: RxJSModule.takingFunctions[callee].map { "\($0) takes a function" })
    case .notCallable(let found):
      // The place of a call of something without a name is that of its arguments.
      let callee = text.hasPrefix("(") ? "this" : text
      return Wording("\(callee) is not a function", help: "it is \(kind(found))")
    case .unknownOperator(_, let name, let nearest, _):
      return Wording("Observable has no '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    case .subscriptKind(let found): return Wording("\(text) is not iterable", help: "it is \(kind(found))")
    case .sequenceKind(let found): return Wording("\(text) is not iterable", help: "it is \(kind(found))")
    default: return nil
    }
  }
}
