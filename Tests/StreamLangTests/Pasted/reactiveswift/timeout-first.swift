import ReactiveSwift

let slow = SignalProducer<String, NSError>(value: "slow").delay(2, on: QueueScheduler.main)

slow
    .timeout(after: 1, raising: NSError(domain: "timeout", code: -1001), on: QueueScheduler.main)
    .start { event in
        switch event {
        case let .value(value): print(value)
        case let .failed(error): print("failed \(error.code)")
        case .completed: print("completed")
        case .interrupted: print("interrupted")
        }
    }

if case .success(let value)? = SignalProducer<Int, Never>([7, 8]).first() {
    print("first \(value)")
}
let disposable = slow.start(Signal.Observer(interrupted: { print("interrupted") }))
disposable.dispose()
