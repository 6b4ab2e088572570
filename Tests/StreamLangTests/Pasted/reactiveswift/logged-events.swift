import ReactiveSwift

SignalProducer<Int, Never>([1, 2])
    .logEvents(identifier: "numbers", logger: { identifier, event, _, _, _ in print(identifier, event) })
    .start()
let (signal, observer) = Signal<Int, Never>.pipe()
signal
    .logEvents(
        identifier: "signal", events: [.value, .completed, .disposed],
        logger: { identifier, event, _, _, _ in print(identifier, event) })
    .observeValues { print("observed", $0) }
observer.send(value: 3)
observer.sendCompleted()
let running = SignalProducer<Int, Never>.never
    .logEvents(identifier: "never", logger: { identifier, event, _, _, _ in print(identifier, event) })
    .start()
running.dispose()
