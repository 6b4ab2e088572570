import ReactiveSwift

let (values, valueObserver) = Signal<String, Never>.pipe()
let (trigger, triggerObserver) = Signal<Void, Never>.pipe()
let (names, nameObserver) = Signal<String, Never>.pipe()

values.sample(on: trigger).observe { print("on: \($0)") }
values.sample(with: trigger.map { "!" }).observeValues { print("with: \($0)\($1)") }
values.withLatest(from: names).observeValues { print("latest: \($0.0) and \($0.1)") }
values.take(until: trigger).observeCompleted { print("until: completed") }
values.skip(until: trigger).observeValues { print("skipped until \($0)") }

triggerObserver.send(value: ())
valueObserver.send(value: "a")
nameObserver.send(value: "ann")
triggerObserver.send(value: ())
valueObserver.send(value: "b")
triggerObserver.send(value: ())
triggerObserver.send(value: ())
triggerObserver.sendCompleted()
valueObserver.sendCompleted()
