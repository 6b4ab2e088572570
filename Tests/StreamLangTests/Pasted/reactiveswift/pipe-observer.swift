import ReactiveSwift

let pipe = Signal<Int, NSError>.pipe()

let disposable = pipe.output.observe { event in
    switch event {
    case .value(let value): print("value \(value)")
    case .failed(let error): print("failed \(error.domain)")
    case .completed: print("completed")
    case .interrupted: print("interrupted")
    }
}
pipe.output.observeResult { result in
    switch result {
    case .success(let n): print("result \(n)")
    case .failure(let error): print("failure \(error.code)")
    }
}
pipe.output.map { $0 * 2 }.filter { $0 > 2 }.observe(Signal.Observer(
    value: { print("doubled \($0)") },
    failed: { _ in print("doubled failed") },
    completed: { print("doubled completed") }
))
pipe.output.flatMapError { _ in SignalProducer<Int, Never>(value: 0) }.observeValues { print("safe \($0)") }

pipe.input.send(value: 1)
pipe.input.send(value: 2)
disposable?.dispose()
pipe.input.send(error: NSError(domain: "end", code: 5, userInfo: nil))
pipe.input.send(value: 3)
