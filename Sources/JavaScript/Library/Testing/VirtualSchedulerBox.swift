import StreamLang
import Streams

/// `new VirtualTimeScheduler()`: work that `flush` runs in the order of its time, without letting time pass.
final class VirtualSchedulerBox: JSBox {
  private var actions: [VirtualAction] = []
  private var frame = 0.0
  private let context: EvaluationContext

  init(_ context: EvaluationContext) {
    self.context = context
    super.init("VirtualTimeScheduler", in: context.objects)
  }

  override func property(_ name: String) throws(ErrorValue) -> Value? {
    switch name {
    case "frame": JSValue.number(frame)
    case "maxFrames": kept(name) ?? .double(.infinity)
    default: nil
    }
  }

  fileprivate func schedule(_ work: FunctionValue, _ delay: Value, _ state: Value) -> Value {
    let action = VirtualAction(
      work, state, at: frame + (delay.isNil ? 0 : JSValue.toNumber(delay)), Weak(self), context)
    actions.append(action)
    return .object(action)
  }

  /// Runs the earliest work, the first of several, until none is left.
  private func flush() throws(ErrorValue) {
    let last = JSValue.toNumber(try property("maxFrames") ?? .nil)
    while let next = actions.indices.min(by: { actions[$0].due < actions[$1].due }), actions[next].due <= last {
      try context.countSteps(actions.count)
      let action = actions.remove(at: next)
      frame = action.due
      do throws(ErrorValue) { try action.run() } catch {
        actions = []
        throw error
      }
    }
  }

  override var methods: [String: Method] { Self.table }

  private static let table = JSLibrary.table([
    Method("schedule", isEffect: true) { call throws(ErrorValue) in
      (call.receiver.box as? VirtualSchedulerBox)?.schedule(try call.function(0), call[1], call[2]) ?? .nil
    },
    Method("now") { call throws(ErrorValue) in try call.receiver.box?.property("frame") ?? .nil },
    Method(doing: "flush") { call throws(ErrorValue) in try (call.receiver.box as? VirtualSchedulerBox)?.flush() },
  ])

  static let functions: [Method] = [
    Method("VirtualTimeScheduler") { call in
      let scheduler = VirtualSchedulerBox(call.context)
      if !call[1].isNil { scheduler.keep(call[1], as: "maxFrames") }
      return .object(scheduler)
    }
  ]
}

/// Work of a `VirtualTimeScheduler`, which is `this` in it.
private final class VirtualAction: JSBox {
  private let work: FunctionValue
  private let state: Value
  let due: Double
  private let scheduler: Weak<VirtualSchedulerBox>
  private var isClosed = false

  init(
    _ work: FunctionValue, _ state: Value, at due: Double, _ scheduler: Weak<VirtualSchedulerBox>,
    _ context: EvaluationContext
  ) {
    self.work = work
    self.state = state
    self.due = due
    self.scheduler = scheduler
    super.init("VirtualAction", in: context.objects)
  }

  func run() throws(ErrorValue) {
    guard !isClosed, case .function(let function) = JSMethod.received(.function(work), by: .object(self)) else {
      return
    }
    _ = try function.call([state])
  }

  override func property(_ name: String) throws(ErrorValue) -> Value? {
    switch name {
    case "delay": JSValue.number(due)
    case "state": state
    case "closed": .bool(isClosed)
    default: nil
    }
  }

  override var methods: [String: Method] { Self.table }

  private static let table = JSLibrary.table([
    Method("schedule", isEffect: true) { call in
      guard let action = call.receiver.box as? VirtualAction else { return .nil }
      return action.scheduler.object?.schedule(action.work, call[1], call[0]) ?? .nil
    },
    Method(doing: "unsubscribe") { call in (call.receiver.box as? VirtualAction)?.isClosed = true },
  ])
}
