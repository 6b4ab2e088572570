import ReactiveSwift
import Foundation

let producer = SignalProducer<Int, Never> { observer, lifetime in
    print("New, starting operation")
    for i in 0..<5 {
        guard !lifetime.hasEnded else { break }
        observer.send(value: i)
    }
    lifetime.observeEnded { print("cleaned up") }
    observer.sendCompleted()
}
producer.take(first: 2).startWithValues { print("value \($0)") }
producer.map { $0 + 10 }.filter { $0 % 2 == 0 }.start(Signal.Observer(value: { print("even \($0)") }, completed: { print("completed") }))
