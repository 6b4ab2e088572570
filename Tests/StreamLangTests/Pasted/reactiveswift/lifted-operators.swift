import ReactiveSwift

let (a, sendA) = Signal<Int, Never>.pipe()
let (b, sendB) = Signal<String, Never>.pipe()
SignalProducer.combineLatest(SignalProducer(a), SignalProducer(b))
    .startWithValues { print("latest \($0) \($1)") }
Signal.zip(a, b).observeValues { number, text in print("zip \(text)\(number)") }
Signal.merge(a.map { "\($0)" }, b).observe { event in
    switch event {
    case let .value(text): print("merged \(text)")
    case .completed: print("merged completed")
    case .interrupted, .failed: break
    }
}
a.withLatest(from: b).observeValues { print("with latest \($0)") }
a.sample(with: b).observeValues { print("sample with \($0)") }
a.sample(on: b.map { _ in () }).observeValues { print("sample on \($0)") }
a.combineLatest(with: b).map { $0.0 }.skipRepeats().observeValues { print("number \($0)") }
b.combinePrevious("-").observeValues { print("\($0)→\($1)") }
sendA.send(value: 1)
sendB.send(value: "x")
sendB.send(value: "y")
sendA.send(value: 2)
sendA.sendCompleted()
sendB.sendCompleted()
