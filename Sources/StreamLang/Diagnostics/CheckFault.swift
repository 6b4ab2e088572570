/// A fault that the checker can find before a script runs. If only the run can find it, the words are the same.
public enum CheckFault: Hashable, Sendable {
  // Names
  /// A name without a declaration. In a closure that does not name its values, the value may have been meant.
  case unknownName(String, nearest: String?, isInUnnamedClosure: Bool = false, isMember: Bool = false)
  /// A name that is no operator; `receiver` is plural: "streams", "strings".
  case unknownOperator(receiver: String, String, nearest: String?, isFunction: Bool = false)
  case unknownMember(receiver: String, String, nearest: String?)
  /// A member of no kind of value.
  case memberOfNothing(String, nearest: String?, mayBeEntry: Bool)
  /// A member of only some kinds of stream.
  case memberOfOtherStreams(String, of: [String], found: String)
  /// An operator after a value that is no stream.
  case operatorOfOther(String, found: String)
  /// A source after a dot.
  case sourceAfterDot(String)
  /// A name of another library, with the name here.
  case nameOfOtherLibrary(String, library: String, here: String)
  /// A name that the library of the dialect has besides its operators.
  case nameNeedsImport(String, library: String, module: String)
  case usedBeforeDeclaration(String)
  case nothingToGoOnFrom
  case dialectAlone(String)

  // Calls
  case notCallable(found: String)
  /// An operator without its brackets, or an entry of a dictionary if the receiver's kind is not known.
  case operatorNotCalled(String, call: String, mayBeEntry: Bool = false)
  case functionNotCalled(String)
  case operatorWithoutStream(String)
  case unknownLabel(callee: String, String, nearest: String?, known: [String])
  case labelTwice(callee: String, String)
  case missingArgument(callee: String, String, kind: String)
  case tooManyArguments(callee: String, takes: Int, given: Int)
  case tooFewArguments(callee: String, takes: Int, given: Int)
  /// An argument of a wrong kind; `duration` is the one that was probably meant by a number.
  case argumentKind(callee: String, String, expected: String, found: String, duration: String? = nil)
  case closureNotTaken(callee: String)
  /// Labels of no spelling of the operator; `label` is one that none has.
  case noSpelling(callee: String, label: String?, nearest: String?, known: [String])
  case closureParameterCount(callee: String, takes: Int, given: Int)
  case blockParameter(callee: String)
  case invalidArgument(callee: String, String, help: String?)

  // Kinds
  case operandKind(sign: String, expected: String, found: String)
  case operandKinds(sign: String, left: String, right: String)
  case conditionKind(found: String)
  case sequenceKind(found: String)
  case boundKind(found: String)
  case subscriptKind(found: String)
  case indexKind(of: String, found: String)
  case streamExpected(by: String, found: String)
  case randomKind(found: String)
  case elementOutOfTuple(Int, count: Int)
  case patternCount(names: Int, found: String)
  case unknownEvent(String, nearest: String?)
  case unknownImplicitMember(String, nearest: String?)
  case unknownType(String)

  // Statements
  case assignmentToConstant(String, Constant)
  case assignmentToUnknown(String, nearest: String?)
  case assignmentToMember(receiver: String, String)
  case bindingKind(found: String)
  case boundTwice(String)
  case wordBelongsElsewhere(String, to: String, help: String?)
  case withoutValue(String)
  case guardGoesOn
  case waitingCallInside(String)
  case settingInside(String)
  case unknownChoice(setting: String, String, choices: [String])
  case settingNotWritten(String, example: String)
  case ofOtherScene(String, through: String?)
  case repeatedLabel(String)

  // Marble text
  case marbleText(String, help: String?)
  case unusedMark(String)
  case legendExpected

  // Warnings
  case unusedStream
  case unusedClosure
  case unusedResult(String)
  case unusedNegation

  /// The kinds of name that cannot be assigned to.
  public enum Constant: String, Hashable, Sendable {
    case constant = "is made by 'let'"
    case parameter = "is a parameter"
    case element = "is the element of a loop"
    case function = "is a function"
  }
}
