import Streams

/// Puts a value into a variable.
final class SlotNode: Node {
  private let slot: Int
  private let value: Node

  init(_ slot: Int, _ value: Node) {
    self.slot = slot
    self.value = value
    super.init(value.place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    frame[slot] = try value.evaluate(frame)
    return .nil
  }
}

/// The thing that `await` waits for: a stream where the language's own code waits for one, else the value itself.
final class AwaitNode: Node {
  private let value: Node
  private let waitsForStreams: Bool

  init(_ value: Node, waitsForStreams: Bool) {
    self.value = value
    self.waitsForStreams = waitsForStreams
    super.init(value.place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let value = try value.evaluate(frame)
    guard case .stream(let stream) = value, waitsForStreams || stream.isStandIn || Library.isAnswer(stream)
    else { return value }
    return .object(FirstValue(stream))
  }
}

/// The iteration of a loop with `await`.
final class IterationNode: Node {
  private let value: Node
  private let context: EvaluationContext

  init(_ value: Node, _ context: EvaluationContext) {
    self.value = value
    self.context = context
    super.init(value.place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let value = try value.evaluate(frame)
    guard let iteration = try value.iteration(in: context) else {
      throw fault("'for await' goes through a stream, not \(value.kindName)")
    }
    return .object(iteration)
  }
}

/// Ends what a scope holds: the iteration of a loop, or a child task, whose end it gives to be waited for.
final class LeaveNode: Node {
  private let value: Node

  init(_ value: Node) {
    self.value = value
    super.init(value.place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    guard case .object(let object) = try value.evaluate(frame), let awaitable = object as? Awaitable else {
      return .nil
    }
    if let child = awaitable as? TaskValue { return .object(child.leaveScope()) }
    awaitable.abandon()
    return .nil
  }
}

/// Whether a chain of `&&`, `||` or `??` is not decided by a value.
final class UndecidedNode: Node {
  private let logical: LogicalOperator
  private let value: Node
  private let rules: ValueRules.Operators?
  private let isOpposite: Bool

  init(_ logical: LogicalOperator, _ value: Node, _ rules: ValueRules.Operators?, isOpposite: Bool = false) {
    self.logical = logical
    self.value = value
    self.rules = rules
    self.isOpposite = isOpposite
    super.init(value.place)
  }

  override func test(_ frame: Frame) throws(ErrorValue) -> Bool {
    let isUndecided: Bool
    if logical == .coalesce {
      let value = try value.evaluate(frame)
      isUndecided = rules?.isAbsent(value) ?? value.isNil
    } else {
      let isTrue = if let rules { rules.isTrue(try value.evaluate(frame)) } else { try value.test(frame) }
      isUndecided = isTrue == (logical == .and)
    }
    return isUndecided != isOpposite
  }
}
