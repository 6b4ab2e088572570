import ReactiveSwift

let producer = SignalProducer<Int, Never> { observer, lifetime in
    let ticks = SignalProducer.timer(interval: .milliseconds(500), on: QueueScheduler.main)
        .scan(0) { count, _ in count + 1 }
    lifetime += ticks.startWithValues { observer.send(value: $0) }
    lifetime.observeEnded { print("ended") }
}
producer.take(first: 2).startWithValues { print($0) }
