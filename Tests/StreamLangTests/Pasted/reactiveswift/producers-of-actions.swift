import ReactiveSwift

let work = SignalProducer<Int, Never> { () -> Int in
    print("computing")
    return 42
}
let replayed = work.replayLazily(upTo: 1)
replayed.startWithValues { print("one \($0)") }
replayed.startWithValues { print("two \($0)") }
work.then(SignalProducer(value: "next")).startWithValues { print($0) }
SignalProducer<Int, Never>([1, 2]).prefix(value: 0).concat(SignalProducer(value: 3)).startWithCompleted { print("all four") }
SignalProducer<[Int], Never>([[1, 2], [3]]).flatten().collect().startWithValues { print($0) }
SignalProducer<Int?, Never>([1, nil, 2]).skipNil().scan(into: []) { $0.append($1) }.startWithValues { print($0) }
SignalProducer<Int, Never>([1, 2, 3, 4, 5]).collect(count: 2).startWithValues { print($0) }
SignalProducer<Int, Never>(1...3).repeat(2).reduce(0, +).startWithValues { print($0) }
SignalProducer.zip([SignalProducer<Int, Never>(value: 1), SignalProducer(value: 2)]).startWithValues { print($0) }
if let result = SignalProducer<Int, Never>([5, 6]).take(first: 1).single() { print(result) }
let firstResult = SignalProducer<Int, Never>([8, 9]).first()
print((try? firstResult?.get()) ?? 0)
