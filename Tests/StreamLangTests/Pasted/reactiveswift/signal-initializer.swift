import ReactiveSwift
import Foundation
public func scopedExample(_ exampleDescription: String, _ action: () -> Void) {
    print("\n--- \(exampleDescription) ---\n")
    action()
}
scopedExample("Subscription") {
    let signal = Signal<Int, Never> { observer, lifetime in
        observer.send(value: 1)
        lifetime.observeEnded { print("ended") }
    }
    let subscriber1 = Signal<Int, Never>.Observer(value: { print("Subscriber 1 received \($0)") })
    signal.observe(subscriber1)
}
scopedExample("`promoteErrors`") {
    let (numbersSignal, numbersObserver) = Signal<Int, Never>.pipe()
    let (lettersSignal, lettersObserver) = Signal<String, NSError>.pipe()
    numbersSignal.promoteError(NSError.self).combineLatest(with: lettersSignal).observeResult { result in
        if case .success(let (n, l)) = result { print("\(n)\(l)") }
    }
    numbersObserver.send(value: 0)
    numbersObserver.send(value: 1)
    lettersObserver.send(value: "A")
    numbersObserver.send(value: 2)
}
scopedExample("`take`") {
    SignalProducer<Int, Never>([1, 2, 3, 4]).take(first: 2).startWithValues { print("took \($0)") }
    SignalProducer<Int, Never>(1...4).skip(first: 2).startWithValues { print("kept \($0)") }
    SignalProducer<Int, Never>([1, 2, 2, 3]).skipRepeats(==).collect().startWithValues { print($0) }
    SignalProducer<Int, Never>([3, 1, 2]).collect { values in values.reduce(0, +) > 3 }.startWithValues { print($0) }
    SignalProducer<Int, Never>([1, 2, 3]).repeat(2).reduce(0, +).startWithValues { print("sum \($0)") }
    SignalProducer<String, Never>(["a", "b"]).repeat(2).collect().startWithValues { print($0.joined()) }
    SignalProducer<Int, Never>(value: 1).concat(SignalProducer(value: 2)).startWithValues { print($0) }
    SignalProducer.zip([SignalProducer([1, 2]), SignalProducer([3, 4])]).startWithValues { print($0) }
    SignalProducer<Int, Never>([1, 2, 3, 4]).map { $0 * $0 }.filter { $0 % 2 == 0 }.reduce([]) { $0 + ["\($0.count):\($1)"] }.startWithValues { print($0) }
}
