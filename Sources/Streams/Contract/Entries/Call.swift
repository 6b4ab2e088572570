/// A call of an operator, with its arguments in the order of the operator's parameters.
public struct Call {
  /// The stream before the dot, if there is one.
  public let receiver: Stream?
  /// One argument for each parameter; a variadic one gets an array.
  public let arguments: [Value?]
  /// The dialect of the call.
  public let dialect: Dialect
  /// Its place in the source.
  public let place: Place?
  /// The unit of each duration, in nanoseconds; empty if no argument is written with one.
  public let units: [Int?]

  /// Creates a call of arguments that `Parameter.bind` has put in order.
  public init(receiver: Stream?, arguments: [Value?], dialect: Dialect, place: Place?, units: [Int?] = []) {
    self.receiver = receiver
    self.arguments = arguments
    self.dialect = dialect
    self.place = place
    self.units = units
  }

  /// Returns the unit of a duration, in nanoseconds: `.seconds(1)` counts whole seconds.
  func unit(_ index: Int) -> Int { units.indices.contains(index) ? units[index] ?? 1 : 1 }
}

/// A closure that is an argument of an operator.
public struct Closure {
  private let function: Function
  private let isIndexed: Bool

  init(_ function: Function, isIndexed: Bool) {
    self.function = function
    self.isIndexed = isIndexed
  }

  /// Returns the function for one subscription; its calls are counted from `index`.
  func forSubscription(from index: Int = 0) -> Function {
    isIndexed ? IndexedFunction(function, from: index) : function
  }
}
