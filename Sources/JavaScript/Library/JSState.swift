import StreamLang
import Streams

/// The tests of a session.
class SessionTests {
  /// Takes an error that nothing handled: it fails the test that is going on. Returns false if none is.
  func takes(_ error: ErrorValue) -> Bool { false }
}

/// The things of a session that its code shares: the tests, and the settings of RxJS.
final class JSState {
  /// The tests, once there are any.
  var tests: SessionTests?
  /// `config`
  let config: ObjectBox

  /// The methods that code has read by their names, without an object.
  var methods: [ObjectIdentifier: JSMethod] = [:]

  /// The one event of `Notification.createComplete()`.
  let completion = EventBox(.completed)
  /// The errors of teardowns while a call of `unsubscribe` runs them.
  var errorsOfTeardowns: [ErrorValue]?
  /// The last error of an observer during a call that throws it when it ends.
  var thrown: ErrorValue?
  /// How many such calls there are inside one another.
  private var callsThatThrow = 0

  private init(_ context: EvaluationContext) {
    config = ObjectBox(in: context.objects)
    for name in ["onUnhandledError", "onStoppedNotification"] { config.keep(JSValue.null, as: name) }
    config.keep(.nil, as: "Promise")
    for name in ["useDeprecatedSynchronousErrorHandling", "useDeprecatedNextContext"] {
      config.keep(.bool(false), as: name)
    }
  }

  static func of(_ context: EvaluationContext) -> JSState {
    if let state = context.libraryState as? JSState { return state }
    let state = JSState(context)
    context.libraryState = state
    return state
  }

  /// The function that `config` has for something; nothing where none was set.
  static func handler(_ name: String, _ context: EvaluationContext) -> FunctionValue? {
    guard let state = context.libraryState as? JSState, case .function(let function)? = state.config.kept(name) else {
      return nil
    }
    return function
  }

  /// Runs a call that subscribes or sends: with `useDeprecatedSynchronousErrorHandling` it throws the error of an
  /// observer, where it is the outermost one.
  static func throwing<Result>(_ context: EvaluationContext, _ body: () throws(ErrorValue) -> Result) throws(ErrorValue)
    -> Result
  {
    guard let state = context.libraryState as? JSState,
      state.config.kept("useDeprecatedSynchronousErrorHandling").map({ JSValue.isTrue($0) }) == true
    else { return try body() }
    state.callsThatThrow += 1
    defer { state.callsThatThrow -= 1 }
    let result = try body()
    guard state.callsThatThrow == 1, let thrown = state.thrown else { return result }
    state.thrown = nil
    throw thrown
  }

  /// Keeps an error for the call that throws it; false outside of such calls.
  static func keeps(_ error: ErrorValue, _ context: EvaluationContext) -> Bool {
    guard let state = context.libraryState as? JSState, state.callsThatThrow > 0 else { return false }
    state.thrown = error
    return true
  }
}
