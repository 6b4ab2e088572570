/// The chain of a library's operators for an operator that it does not have: `Recipe(.switchMap, ["map($project)",
/// "switchToLatest()"])`.
///
/// It is a row of the library's dialect, beside the spellings of the operators that it has.
public struct Recipe: Sendable {
  /// The operator of the catalogue that it means.
  public let entry: @Sendable () -> Operator
  /// The calls of the chain, as text in the library. `$name` is the argument of the operator's parameter of that name,
  /// and `$name=text` has a text for one that is left out.
  public let calls: [String]
  /// The parameters that must have an argument, or must have none: the recipe is for no other calls.
  let wanted: [String: Bool]
  /// The difference, in one sentence without a period; nil if the chain means the same.
  public let differs: String?
  /// Whether the chain means the same for streams that cannot fail.
  public let isSameWithoutErrors: Bool
  /// The name of the extension that the chain uses.
  public let helper: String?

  init(
    _ entry: @autoclosure @escaping @Sendable () -> Operator, _ calls: [String], where wanted: [String: Bool] = [:],
    differs: String? = nil, isSameWithoutErrors: Bool = false, helper: String? = nil
  ) {
    self.entry = entry
    self.calls = calls
    self.wanted = wanted
    self.differs = differs
    self.isSameWithoutErrors = isSameWithoutErrors
    self.helper = helper
  }

  /// Returns whether it is for calls with arguments for these parameters.
  public func fits(_ given: Set<String>) -> Bool { wanted.allSatisfy { given.contains($0.key) == $0.value } }
}

/// The meaning of one parameter of a spelling.
public struct SpelledParameter: Sendable {
  /// The label in the library; `_` for none.
  public let label: String
  /// The parameter of the operator that it is for.
  public let meaning: String
  /// Whether it must have an argument.
  public let isRequired: Bool
  /// Whether it is the scheduler of the operator's events.
  public let isScheduler: Bool
  /// The words that it takes, each with its value; empty for other values.
  public let words: [(word: String, value: Spelling.Constant)]
  /// Whether its only word chooses the spelling.
  public let isChoosing: Bool
  /// The value of an argument that is left out.
  public let standard: Spelling.Constant?
}

extension Spelling {
  /// The operator of the catalogue.
  public var original: Operator { entry() }

  /// The parameters that always have a value in this spelling.
  public var fixedValues: [(parameter: String, value: Constant)] { fixed.map { ($0.key, $0.value) } }

  /// Its parameters in their order, with those of the operator that they mean.
  public var spelledParameters: [SpelledParameter] {
    let originals = entry().parameters
    let named = arguments ?? originals.prefix(labels.count).map { Argument(stringLiteral: $0.label) }
    return zip(labels, named).map { label, argument in
      let original = originals.first { $0.label == argument.parameter }
      return SpelledParameter(
        label: label, meaning: argument.parameter,
        isRequired: argument.isRequired ?? (original?.isRequired ?? false), isScheduler: argument.isScheduler,
        words: argument.words.map { $0.map { ($0.key, $0.value) } } ?? [], isChoosing: argument.isChoosing,
        standard: argument.standard)
    }
  }
}

extension Operator {
  /// Its parameters with those of the operator of the catalogue that they mean.
  public var spelledParameters: [SpelledParameter] {
    spelled?.spelledParameters
      ?? parameters.map {
        SpelledParameter(
          label: $0.labelling == .never ? "_" : $0.label, meaning: $0.label, isRequired: $0.isRequired,
          isScheduler: false, words: [], isChoosing: false, standard: nil)
      }
  }
}
