import ReactiveSwift

let (text, textObserver) = Signal<String, Never>.pipe()
let (tap, tapObserver) = Signal<Void, Never>.pipe()
text.sample(on: tap).observeValues { print("sampled \($0)") }
text.sample(with: tap.map { 1 }).observeValues { print("with \($0.0) \($0.1)") }
tap.withLatest(from: text).observeValues { print("latest \($1)") }
text.take(until: tap).observeCompleted { print("until") }
text.skip(until: tap).observeValues { print("after tap \($0)") }
text.take(untilReplacement: tap.map { "tapped" }).observeValues { print("replacement \($0)") }
textObserver.send(value: "a")
tapObserver.send(value: ())
textObserver.send(value: "b")
tapObserver.send(value: ())
