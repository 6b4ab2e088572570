import ReactiveSwift

let isActive = MutableProperty(true)
var calls = 0

isActive.producer
    .flatMap(.latest) { active -> SignalProducer<Date, Never> in
        active ? SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main) : .empty
    }
    .flatMap(.concat) { _ -> SignalProducer<Int, Never> in
        calls += 1
        return SignalProducer(value: calls)
    }
    .startWithValues { print("poll \($0)") }
