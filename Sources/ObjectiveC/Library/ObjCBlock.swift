import StreamLang
import Streams

/// A block of the code: a fault in it ends the run, as an exception ends an app.
final class ObjCBlock: Streams.Function {
  private let inner: Streams.Function
  private let runtime: ObjCRuntime
  /// The word of the selector that took it.
  private let word: String

  init(_ inner: Streams.Function, of word: String, _ runtime: ObjCRuntime) {
    self.inner = inner
    self.runtime = runtime
    self.word = word
    super.init(parameterCount: inner.parameterCount)
  }

  override var captured: [Value] { inner.captured }
  override var place: SourcePlace? { inner.place }

  override func call(_ arguments: [Value]) throws(ErrorValue) -> Value {
    // The messages that a block sends take more of the stack than calls do.
    guard runtime.world.mayEnter(taking: 3) else { throw ErrorValue.endOfRun }
    do throws(ErrorValue) {
      return try inner.call(arguments)
    } catch {
      throw runtime.crash(
        error.at(inner.place).during(FailingCall(of: word, with: arguments, at: runtime.world.scheduler.now)))
    }
  }
}

extension ObjCRuntime {
  /// Ends the run by a fault that would end an app: an exception, or an assertion of ReactiveCocoa.
  func crash(_ error: ErrorValue) -> ErrorValue {
    if world.stop == nil { world.end(.fault(error)) }
    return error
  }
}

extension ObjCMessage {
  /// Returns the block that is an argument.
  func block(_ index: Int) throws(ErrorValue) -> Streams.Function {
    guard case .function(let function) = self[index] else {
      throw ErrorValue("\(word(index)) wants a block, and this is \(ObjCText.kind(of: self[index]))")
    }
    return ObjCBlock(function, of: word(index), runtime)
  }
}
