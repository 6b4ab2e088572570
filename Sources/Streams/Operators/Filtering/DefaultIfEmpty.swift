extension Operator {
  static let defaultIfEmpty = Operator(
    "defaultIfEmpty", elsewhere: ["RxSwift": "ifEmpty(default:)", "Combine": "replaceEmpty(with:)"],
    theme: .filtering, [.value("defaultValue").optional],
    summary: "Sends a value when the stream completes without one.",
    example: "empty().defaultIfEmpty(0)"
  ) { call throws(ErrorValue) in
    let value = call.value(0) ?? .nil
    return try call.subscribing { subscriber, _ in IfEmptySubscriber(subscriber, .send(value)) }
  }
}

final class IfEmptySubscriber: OperatorSubscriber {
  enum Consequence {
    case send(Value)
    case fail(Function?)
    case goOn(Stream, World)
  }

  private let consequence: Consequence
  private var isEmpty = true

  init(_ downstream: Subscriber, _ consequence: Consequence) {
    self.consequence = consequence
    super.init(downstream)
  }

  override func next(_ value: Value) {
    isEmpty = false
    send(value)
  }

  override func completed() {
    guard !isDisposed else { return }
    if isEmpty {
      switch consequence {
      case .send(let value): send(value)
      case .fail(let factory): return failEmpty(factory)
      case .goOn(let stream, let world):
        isEmpty = false
        letGoOfUpstream()
        return stream.subscribe(self, in: world)
      }
    }
    complete()
  }

  private func failEmpty(_ factory: Function?) {
    guard let factory else { return fail(ErrorValue("no elements in sequence")) }
    do throws(ErrorValue) {
      fail(try factory.call([]).asError)
    } catch {
      fail(error)
    }
  }
}
