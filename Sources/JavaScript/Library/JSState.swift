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

  private init(_ context: EvaluationContext) { config = ObjectBox(in: context.objects) }

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

  /// Whether an error that nothing handles is thrown by the call that subscribes.
  static func throwsWhileSubscribing(_ context: EvaluationContext) -> Bool {
    let set = (context.libraryState as? JSState)?.config.kept("useDeprecatedSynchronousErrorHandling")
    return set.map { JSValue.isTrue($0) } ?? false
  }
}
