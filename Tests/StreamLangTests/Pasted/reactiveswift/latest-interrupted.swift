import ReactiveSwift

// The interruption of a replaced producer comes late, and counts as the end of the one that runs.
SignalProducer<Int, Never>([1, 2])
    .flatMap(.latest) { SignalProducer(value: $0).delay(1, on: QueueScheduler.main) }
    .start { print("producer", $0) }
let (signal, observer) = Signal<Int, Never>.pipe()
signal.flatMap(.latest) { SignalProducer(value: $0).delay(1, on: QueueScheduler.main) }.observe { print("signal", $0) }
observer.send(value: 1)
observer.send(value: 2)
observer.sendCompleted()
SignalProducer<Int, Never>([3])
    .flatMap(.latest) { SignalProducer(value: $0).delay(1, on: QueueScheduler.main) }
    .start { print("one", $0) }
let running = SignalProducer<Int, Never>.never.delay(1, on: QueueScheduler.main)
    .on(interrupted: { print("interrupted") }, terminated: { print("terminated") }, disposed: { print("disposed") })
    .start()
running.dispose()
print("end of the code")
