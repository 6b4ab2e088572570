import ReactiveSwift

let (s, o) = Signal<Int?, Never>.pipe()
s.merge(with: s).observeValues { print("merge", $0) }
s.skipNil().observeValues { print("skipNil", $0) }
s.collect(count: 2).observeValues { print("collect", $0) }
s.observe { print("event", $0) }
s.observeResult { print("result", $0) }
s.on(value: { print("on", $0) }).observeValues { _ in }
o.send(value: 2)
o.send(value: nil)
o.sendCompleted()

let p = MutableProperty<String?>(nil)
print(p.value)
p.signal.observeValues { print("signal", $0) }
p.value = "b"
p.map { $0?.count }.producer.startWithValues { print("count", $0) }
SignalProducer<Int?, Never>(value: 3).startWithValues { print("value", $0) }
SignalProducer.combineLatest(p.producer, SignalProducer(value: 1)).startWithValues { print("latest", $0) }
