import Foundation
import ReactiveSwift

func frequencyAlarm(_ name: String) -> SignalProducer<String, Never> {
    return SignalProducer { observer, lifetime in
        print("\(name) started")
        lifetime.observeEnded { print("\(name) ended") }
        guard !lifetime.hasEnded else {
            observer.sendInterrupted()
            return
        }
        var count = 0
        lifetime += SignalProducer.timer(interval: .milliseconds(500), on: QueueScheduler.main).startWithValues { _ in
            count += 1
            observer.send(value: "\(name) \(count)")
            if count == 3 { observer.sendCompleted() }
        }
    }
}

let disposable = frequencyAlarm("a").startWithValues { print($0) }
frequencyAlarm("b").take(first: 1).startWithCompleted { print("b completed") }

QueueScheduler.main.schedule(after: Date(timeIntervalSinceNow: 1.2)) {
    disposable.dispose()
}
