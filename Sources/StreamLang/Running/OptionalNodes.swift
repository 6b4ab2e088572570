import Streams

extension Node {
  /// `x!`
  static func unwrap(_ value: Node, text: String, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      let value = try value.evaluate(frame)
      if value.isNil { throw ErrorValue.nilUnwrapped(text).at(place) }
      return value
    }
  }

  /// A chain after `?`: `nil` when the receiver is.
  ///
  /// - Parameter slot: The variable that gives the receiver to the rest.
  static func optionalChain(_ receiver: Node, slot: Int, _ rest: Node, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      let value = try receiver.evaluate(frame)
      if value.isNil { return .nil }
      frame[slot] = value
      return try rest.evaluate(frame)
    }
  }

  /// `try? x`
  static func attempt(_ value: Node, _ context: EvaluationContext, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      do throws(ErrorValue) {
        return try value.evaluate(frame)
      } catch {
        guard error.canBeCaught(in: context.world) else { throw error }
        return .nil
      }
    }
  }

  /// `x is Int`, `x as? Int`, `x as! Int`
  static func cast(_ value: Node, _ cast: Cast, _ type: TypeTest, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      let value = try value.evaluate(frame)
      let fits = type.holds(value) ?? true
      switch cast {
      case .is: return .bool(fits)
      case .as: return value
      case .ifPossible: return fits ? type.taken(from: value) : .nil
      case .forced:
        if fits { return type.taken(from: value) }
        let text = Diagnostic.shortened(value.text)
        throw ErrorValue(
          "could not cast \(text), \(value.kindName), to \(type.type.name)", place: place, help: "as? gives nil instead"
        )
      }
    }
  }
}

extension ErrorValue {
  static func nilUnwrapped(_ text: String) -> ErrorValue {
    ErrorValue("found nil while unwrapping '\(text)'", help: "an app would crash here; x?.name and x ?? y do not")
  }

  /// Whether `catch` and `try?` may take it: the end of a run may not be caught.
  func canBeCaught(in world: World) -> Bool { world.stop == nil }
}
