import ReactiveSwift

let (lifetime, token) = Lifetime.make()
let target = BindingTarget<String>(lifetime: lifetime) { print("shown: \($0)") }
let title = MutableProperty("one")
let disposable = target <~ title.map { $0.uppercased() }
title.value = "two"
title.swap("three")
let (names, sender) = Signal<String, Never>.pipe()
title <~ names.filter { !$0.isEmpty }
sender.send(value: "")
sender.send(value: "four")
disposable?.dispose()
sender.send(value: "five")
let copy = Property(title)
print(copy.value, title.value)
let counter = MutableProperty(0)
counter <~ SignalProducer([1, 2, 3]).scan(0, +)
print(counter.value)
counter.modify { $0 *= 2 }
counter.withValue { print("value \($0)") }
