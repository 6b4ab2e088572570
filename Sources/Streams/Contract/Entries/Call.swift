/// One call of an operator, its arguments in the order of the operator's parameters.
public struct Call {
  /// The stream it is called on, where there is one.
  public let receiver: Stream?
  /// An argument a parameter; a variadic one gets an array.
  public let arguments: [Value?]
  /// The dialect in which it was written.
  public let dialect: Dialect
  /// Its place in the source.
  public let place: Place?

  /// Makes a call of arguments that `Parameter.bind` has put in order.
  public init(receiver: Stream?, arguments: [Value?], dialect: Dialect, place: Place?) {
    self.receiver = receiver
    self.arguments = arguments
    self.dialect = dialect
    self.place = place
  }
}

/// A closure as an operator was given it.
public struct Closure {
  private let function: Function
  private let isIndexed: Bool

  init(_ function: Function, isIndexed: Bool) {
    self.function = function
    self.isIndexed = isIndexed
  }

  /// The function for one subscription; its calls are counted from `index`.
  func forSubscription(from index: Int = 0) -> Function {
    isIndexed ? IndexedFunction(function, from: index) : function
  }
}
