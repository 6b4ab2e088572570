extension Operator {
  static func observing(_ call: Call, _ effects: Effects) throws(ErrorValue) -> Stream {
    observing(try call.source(), effects)
  }

  static func observing(_ source: Stream, _ effects: Effects) -> Stream {
    RecipeStream { subscriber, world in source.subscribe(EffectSubscriber(subscriber, effects), in: world) }
  }
}

/// Closures to call before an event is passed on, and after that.
struct Effects {
  var next: Function?
  var error: Function?
  var completed: Function?
  var afterNext: Function?
  var afterError: Function?
  var afterCompleted: Function?
  var interrupted: Function?
}

final class EffectSubscriber: OperatorSubscriber {
  private let effects: Effects

  init(_ downstream: Subscriber, _ effects: Effects) {
    self.effects = effects
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if let block = effects.next {
      do throws(ErrorValue) {
        _ = try block.call(value)
      } catch {
        return fail(error)
      }
    }
    send(value)
    guard let block = effects.afterNext, !isDisposed else { return }
    do throws(ErrorValue) {
      _ = try block.call(value)
    } catch {
      fail(error)
    }
  }

  /// Calls a closure after an end. Its error has no subscriber any more and is dropped.
  private func callAfterEnd(_ block: Function?, _ arguments: [Value]) {
    guard let block else { return }
    _ = try? block.call(arguments)
  }

  /// Calls a closure before an end. If it fails, that is the end instead, and the result is false.
  private func calls(_ block: Function?, _ arguments: [Value] = []) -> Bool {
    do throws(ErrorValue) {
      _ = try block?.call(arguments)
      return true
    } catch {
      fail(error)
      return false
    }
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed, calls(effects.error, [.error(error)]) else { return }
    fail(error)
    callAfterEnd(effects.afterError, [.error(error)])
  }

  override func completed() {
    guard !isDisposed, calls(effects.completed) else { return }
    complete()
    callAfterEnd(effects.afterCompleted, [])
  }

  override func interrupted() {
    if !isDisposed, calls(effects.interrupted) { interrupt() }
  }
}
