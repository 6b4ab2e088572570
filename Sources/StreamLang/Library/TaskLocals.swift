import Streams

/// `$id` of `@TaskLocal static var id`: a value that a task and its children see.
final class TaskLocal: ObjectBox {
  private let initial: Value
  private let context: Unowned<EvaluationContext>

  private init(_ initial: Value, in context: EvaluationContext) {
    self.initial = initial
    self.context = Unowned(context)
    super.init("TaskLocal", in: context.objects)
  }

  static let function = Builtin(
    Parser.taskLocal, 1...1, gives: .object, "A value that a task and its children see."
  ) { call in .object(TaskLocal(call.arguments[0], in: call.context)) }

  override var isPlain: Bool { false }

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    switch name {
    case "wrappedValue": context.object.taskLocals[ObjectIdentifier(self)] ?? initial
    case "withValue": .string(name)
    default: nil
    }
  }

  private func change(to value: Value?) -> Value? {
    let old = context.object.taskLocals[ObjectIdentifier(self)]
    context.object.taskLocals[ObjectIdentifier(self)] = value
    return old
  }

  /// `withValue("a") { … }` calls a closure and has another value meanwhile.
  override func call(member name: String, _ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    guard arguments.count > 1, case .function(let operation) = arguments[1] else {
      throw ErrorValue("'withValue' takes a value and a closure")
    }
    let outer = change(to: arguments[0])
    let result: Value
    do throws(ErrorValue) {
      result = try operation.call([])
    } catch {
      _ = change(to: outer)
      throw error
    }
    if case .object(let box) = result, box is Awaitable {
      return .object(
        Procedure { [self] last, _, _ in
          guard let last else { return .call(NativeFunction(parameterCount: 0) { _ in result }, []) }
          _ = change(to: outer)
          return .finished(last)
        })
    }
    _ = change(to: outer)
    return result
  }
}
