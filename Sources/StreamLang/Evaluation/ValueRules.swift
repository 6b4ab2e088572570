import Streams

/// The meaning of values in a script that was translated from another language: its operators, its text and its
/// library.
///
/// Where a group is missing, the meaning is that of rxplay's own language. The compiler chooses the nodes for a script
/// by these groups, so that a script without rules runs as if there were none.
package struct ValueRules: Sendable {
  /// The name that `values("…")` takes.
  package let name: String
  package let operators: Operators?
  package let text: Text?
  package let library: OwnLibrary?
  /// How pictures write values.
  package let words: ValueWords
  /// The order at one instant on the machine that the language's code is written for.
  package let ties: TieRule

  package init(
    name: String, operators: Operators?, text: Text?, library: OwnLibrary?, words: ValueWords = ValueWords(),
    ties: TieRule = .phased
  ) {
    self.words = words
    self.ties = ties
    self.name = name
    self.operators = operators
    self.text = text
    self.library = library
  }

  /// The operators between values, and conditions.
  package struct Operators: Sendable {
    /// An operator between two values.
    package let apply: @Sendable (BinaryOperator, Value, Value, EvaluationContext) throws(ErrorValue) -> Value
    /// The value with the other sign.
    package let negate: @Sendable (Value) throws(ErrorValue) -> Value
    /// Whether a value counts as true.
    package let isTrue: @Sendable (Value) -> Bool
    /// Whether a value is the absence of one, for `??` and `?.`.
    package let isAbsent: @Sendable (Value) -> Bool

    package init(
      apply: @escaping @Sendable (BinaryOperator, Value, Value, EvaluationContext) throws(ErrorValue) -> Value,
      negate: @escaping @Sendable (Value) throws(ErrorValue) -> Value,
      isTrue: @escaping @Sendable (Value) -> Bool, isAbsent: @escaping @Sendable (Value) -> Bool
    ) {
      self.apply = apply
      self.negate = negate
      self.isTrue = isTrue
      self.isAbsent = isAbsent
    }
  }

  /// The text of values.
  package struct Text: Sendable {
    /// A value within `"\(x)"`.
    package let interpolated: @Sendable (Value, EvaluationContext) throws(ErrorValue) -> String
    /// The values of `log(x, y)` as one line.
    package let logged: @Sendable ([Value], EvaluationContext) throws(ErrorValue) -> String

    package init(
      interpolated: @escaping @Sendable (Value, EvaluationContext) throws(ErrorValue) -> String,
      logged: @escaping @Sendable ([Value], EvaluationContext) throws(ErrorValue) -> String
    ) {
      self.interpolated = interpolated
      self.logged = logged
    }
  }

  /// The names and members of the language's own library.
  package struct OwnLibrary: Sendable {
    /// The value of a name, where the library has it.
    package let value: @Sendable (_ name: String) -> Value?
    /// The function of a name, which may have dots: `Math.max`.
    package let function: @Sendable (_ name: String) -> LibraryMember?
    /// The property of a value that is read without a call; nothing where it has none of that name.
    package let property: @Sendable (Value, _ name: String, EvaluationContext) throws(ErrorValue) -> Value?
    /// Whether streams have a property of this name.
    package let isProperty: @Sendable (_ name: String) -> Bool
    /// The method of a value, besides the operators of streams; nothing where it has none of that name.
    package let member: @Sendable (Value, _ name: String) -> LibraryMember?
    /// Whether a method of this name is called for its effect: a script that calls it shows no value.
    package let isEffect: @Sendable (_ name: String) -> Bool
    /// The value of a property that is not there, or the error of one that is called.
    package let missing:
      @Sendable (Value, _ name: String, _ receiver: String, _ isCalled: Bool) throws(ErrorValue) -> Value
    /// Whether an element or a property of a value is read and set by these rules.
    package let holds: @Sendable (Value) -> Bool
    /// The element, or the property, of a value.
    package let element: @Sendable (Value, _ index: Value, EvaluationContext) throws(ErrorValue) -> Value
    /// Sets an element, or a property, of a value.
    package let setElement:
      @Sendable (Value, _ index: Value, _ new: Value, EvaluationContext) throws(ErrorValue) -> Void
    /// Makes an instance of a class that is a value.
    package let construct: (@Sendable (ObjectBox, [Value], EvaluationContext) throws(ErrorValue) -> Value)?
    /// Whether a call of a member is a message, whose name has the labels of its arguments in it.
    package let readsMessages: Bool
    /// Where the language makes its own stand-ins: how.
    package let standIns: StandInLibrary?
    /// Names that scripts often write before a dot: one that is nearly one of them was surely meant so.
    package let commonNames: [String]

    package init(
      value: @escaping @Sendable (String) -> Value?, function: @escaping @Sendable (String) -> LibraryMember?,
      property: @escaping @Sendable (Value, String, EvaluationContext) throws(ErrorValue) -> Value?,
      isProperty: @escaping @Sendable (String) -> Bool,
      member: @escaping @Sendable (Value, String) -> LibraryMember?,
      isEffect: @escaping @Sendable (String) -> Bool,
      missing: @escaping @Sendable (Value, String, String, Bool) throws(ErrorValue) -> Value,
      holds: @escaping @Sendable (Value) -> Bool,
      element: @escaping @Sendable (Value, Value, EvaluationContext) throws(ErrorValue) -> Value,
      setElement: @escaping @Sendable (Value, Value, Value, EvaluationContext) throws(ErrorValue) -> Void,
      construct: (@Sendable (ObjectBox, [Value], EvaluationContext) throws(ErrorValue) -> Value)? = nil,
      readsMessages: Bool = false, standIns: StandInLibrary? = nil, commonNames: [String] = []
    ) {
      self.value = value
      self.function = function
      self.property = property
      self.isProperty = isProperty
      self.member = member
      self.isEffect = isEffect
      self.missing = missing
      self.holds = holds
      self.element = element
      self.setElement = setElement
      self.construct = construct
      self.readsMessages = readsMessages
      self.standIns = standIns
      self.commonNames = commonNames
    }
  }
}

/// The stand-ins of a language that makes its own.
package struct StandInLibrary: Sendable {
  /// The statements of the drive.
  package struct Drive: Sendable {
    /// The names that they call, including the classes that they make objects of.
    package let called: Set<String>
    package let spans: [Span]
  }

  /// The value of a name that nothing declares; nothing where the name stays a mistake.
  package let make: @Sendable (_ name: String, EvaluationContext) -> Value?
  /// Looks at a script before it runs.
  package let prepare: @Sendable ([Statement], Drive, EvaluationContext) -> [String]
  /// Takes a class of the code, as the value that it is.
  package let declare: @Sendable (ObjectBox, EvaluationContext) -> Void
  /// The stand-ins that were made so far, and the notifications that the code waits for.
  package let controls: @Sendable (EvaluationContext) -> [StandInControl]

  package init(
    make: @escaping @Sendable (String, EvaluationContext) -> Value?,
    prepare: @escaping @Sendable ([Statement], Drive, EvaluationContext) -> [String],
    declare: @escaping @Sendable (ObjectBox, EvaluationContext) -> Void,
    controls: @escaping @Sendable (EvaluationContext) -> [StandInControl]
  ) {
    self.controls = controls
    self.make = make
    self.prepare = prepare
    self.declare = declare
  }
}
