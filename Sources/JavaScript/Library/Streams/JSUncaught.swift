import StreamLang
import Streams

/// Errors that nothing handles, and events that nothing hears.
enum JSUncaught {
  /// Reports an error without a handler, in a later turn of this instant.
  static func reportUncaught(_ error: ErrorValue, _ context: EvaluationContext) {
    let handler = JSState.handler("onUnhandledError", context)
    let tests = (context.libraryState as? JSState)?.tests
    guard !context.world.isStopped, handler != nil || tests?.takes(error) != true else { return }
    later(context) {
      if let handler, (try? handler.call([error.payload ?? .error(error)])) != nil { return }
      context.log(textOfUncaught(error))
      tellPlace(of: error, context)
    }
  }

  /// Tells `config.onStoppedNotification` of an event that a subscriber was sent after its end.
  static func reportStopped(_ method: String, _ call: MemberCall) {
    let context = call.context
    guard !context.world.isStopped, let handler = JSState.handler("onStoppedNotification", context) else { return }
    let notification: Value? =
      switch method {
      case "next": try? JSLibrary.function("nextNotification")?.call(call)
      case "error": try? JSLibrary.function("errorNotification")?.call(call)
      default: try? JSLibrary.function("createNotification")?.call(call.on(.nil, [.string("C")]))
      }
    let subscriber = call.receiver
    later(context) {
      do throws(ErrorValue) {
        _ = try handler.call([notification ?? .nil, subscriber])
      } catch {
        reportUncaught(error, context)
      }
    }
  }

  /// Runs in a later turn of this instant, as a timer of 0 ms does.
  private static func later(_ context: EvaluationContext, _ body: @escaping () -> Void) {
    let scheduler = context.world.scheduler
    _ = scheduler.armSource(LaterCall(body), at: scheduler.now, place: scheduler.takePlace())
  }

  /// Says where a mistake of the code was, such as a property of `null`.
  static func tellPlace(of error: ErrorValue, _ context: EvaluationContext) {
    guard let place = error.place, !error.isMadeByScript, error.payload == nil else { return }
    context.reportError(ErrorValue(JSError.message(of: error), place: place, help: error.help))
  }

  static func textOfUncaught(_ error: ErrorValue) -> String {
    "Uncaught " + (error.payload.map { JSText.inspected($0, JSText.Level(depth: 0)) } ?? JSError.text(error))
  }
}
