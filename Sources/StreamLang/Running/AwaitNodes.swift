import Streams

extension Node {
  /// Puts a value into a variable.
  static func slot(_ slot: Int, _ value: Node) -> Node {
    ComputedNode(value.place) { frame throws(ErrorValue) in
      frame[slot] = try value.evaluate(frame)
      return .nil
    }
  }

  /// The thing that `await` waits for: a stream where the language's own code waits for one, else the value itself.
  static func awaited(_ value: Node, waitsForStreams: Bool) -> Node {
    ComputedNode(value.place) { frame throws(ErrorValue) in
      let value = try value.evaluate(frame)
      guard case .stream(let stream) = value, waitsForStreams || stream.isStandIn || Library.isAnswer(stream)
      else { return value }
      return .object(FirstValue(stream))
    }
  }

  /// The iteration of a loop with `await`.
  static func iteration(_ value: Node, _ context: EvaluationContext) -> Node {
    ComputedNode(value.place) { frame throws(ErrorValue) in
      let sequence = try value.evaluate(frame)
      guard let iteration = try sequence.iteration(in: context) else {
        throw ErrorValue("'for await' goes through a stream, not \(sequence.kindName)", place: value.place)
      }
      return .object(iteration)
    }
  }

  /// A turn, if a value is an actor.
  static func turn(ofActor value: Node) -> Node {
    ComputedNode(value.place) { frame throws(ErrorValue) in
      guard case .object(let object) = try value.evaluate(frame),
        object.objectType?.conforms(to: TypeTable.actor) == true
      else { return .nil }
      return .object(Yield())
    }
  }

  /// Ends a loop, or the child task of a scope, and gives the end of it to be waited for.
  ///
  /// - Parameter variable: The place of the value, which is let go.
  static func leave(_ value: Node, _ variable: (hops: Int, slot: Int)) -> Node {
    ComputedNode(value.place) { frame throws(ErrorValue) in
      guard case .object(let object) = try value.evaluate(frame), let awaitable = object as? Awaitable else {
        return .nil
      }
      if let child = awaitable as? TaskValue { return .object(child.leaveScope()) }
      awaitable.abandon()
      guard let stream = awaitable.iterated else { return .nil }
      frame.outer(variable.hops)[variable.slot] = .nil
      return .object(Departure(stream))
    }
  }

  /// Whether a chain of `&&`, `||` or `??` is not decided by a value.
  static func undecided(
    _ logical: LogicalOperator, _ value: Node, _ rules: ValueRules.Operators?, isOpposite: Bool = false
  ) -> Node {
    ComputedNode(value.place) { frame throws(ErrorValue) in
      let isUndecided: Bool
      if logical == .coalesce {
        let value = try value.evaluate(frame)
        isUndecided = rules?.isAbsent(value) ?? value.isNil
      } else {
        let isTrue = if let rules { rules.isTrue(try value.evaluate(frame)) } else { try value.test(frame) }
        isUndecided = isTrue == (logical == .and)
      }
      return .bool(isUndecided != isOpposite)
    }
  }
}
