import ReactiveSwift
import Foundation

let price = Property(initial: 0, then: SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main).map { _ in 5 }.take(first: 2).scan(0, +))
print("start \(price.value)")
price.producer.startWithValues { print("price \($0)") }
price.signal.observeCompleted { print("price completed") }
let constant = Property(value: 42)
constant.producer.start { print($0) }
constant.map { $0 + 1 }.producer.startWithValues { print("mapped \($0)") }
