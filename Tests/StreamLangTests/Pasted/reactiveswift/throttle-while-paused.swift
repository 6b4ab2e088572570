import ReactiveSwift

let isPaused = MutableProperty(false)
let (clicks, clicker) = Signal<Int, Never>.pipe()

clicks.throttle(while: isPaused, on: UIScheduler())
    .observeValues { print("let through \($0)") }

clicker.send(value: 1)
isPaused.value = true
clicker.send(value: 2)
clicker.send(value: 3)
print("resuming")
isPaused.value = false
clicker.send(value: 4)

let (lifetime, token) = Lifetime.make()
SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main)
    .take(during: lifetime)
    .on(completed: { print("lifetime is over") })
    .startWithValues { _ in print("alive") }
QueueScheduler.main.schedule(after: Date(timeIntervalSinceNow: 2.5)) { token.dispose() }
