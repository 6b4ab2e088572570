extension Operator {
  static let fail = Operator(
    "fail", also: ["throwError"], elsewhere: ["RxSwift": "error", "Combine": "Fail", "RxJS": "throwError"],
    theme: .creating, form: .source, [Parameter("error", .value, isRequired: false)],
    summary: "Fails at once, inside the subscribing call.",
    details: "A closure in place of the error is called for each subscription and gives the error.",
    example: "fail(\"no network\")"
  ) { call in
    let given = call.value(0) ?? .nil
    return call.stream { subscriber, world in
      let source = SourceSubscriber(subscriber, world)
      guard case .function(let factory) = given else { return source.fail(given.asError) }
      do throws(ErrorValue) {
        source.fail(try factory.call([]).asError)
      } catch {
        source.fail(error)
      }
    }
  }
}

/// A stream that fails at once (RACErrorSignal).
final class FailingStream: Stream {
  private let error: ErrorValue

  init(_ error: ErrorValue) { self.error = error }

  override func run(for subscriber: Subscriber, in world: World) {
    SourceSubscriber(subscriber, world, self).fail(error)
  }
}
