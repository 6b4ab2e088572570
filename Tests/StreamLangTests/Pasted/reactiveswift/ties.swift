import ReactiveSwift

// On a serial queue a tick falls due at a multiple of its period, and so before the deadlines that ticks have armed.
let queue = QueueScheduler.main
let ticks = SignalProducer.timer(interval: .seconds(1), on: queue).scan(-1) { n, _ in n + 1 }.take(first: 6)

ticks.debounce(1, on: queue).startWithValues { print("debounce", $0) }
ticks.throttle(2, on: queue).startWithValues { print("throttle", $0) }
ticks.collect(every: .seconds(2), on: queue).startWithValues { print("collect", $0) }
ticks.delay(1, on: queue)
    .take(until: SignalProducer.timer(interval: .seconds(3), on: queue).map { _ in () })
    .startWithValues { print("delay", $0) }
