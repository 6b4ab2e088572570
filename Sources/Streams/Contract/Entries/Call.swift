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
  /// The unit in which each duration is written, in nanoseconds; empty where no argument is written with one.
  public let units: [Int?]

  /// Makes a call of arguments that `Parameter.bind` has put in order.
  public init(receiver: Stream?, arguments: [Value?], dialect: Dialect, place: Place?, units: [Int?] = []) {
    self.receiver = receiver
    self.arguments = arguments
    self.dialect = dialect
    self.place = place
    self.units = units
  }

  /// The unit in which a duration is written, in nanoseconds: `.seconds(1)` counts whole seconds.
  func unit(_ index: Int) -> Int { units.indices.contains(index) ? units[index] ?? 1 : 1 }
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
