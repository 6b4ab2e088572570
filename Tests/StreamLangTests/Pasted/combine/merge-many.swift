import Combine

var subscriptions = Set<AnyCancellable>()

let a = PassthroughSubject<Int, Never>()
let b = PassthroughSubject<Int, Never>()
let c = PassthroughSubject<Int, Never>()

Publishers.Merge3(a, b, c)
    .sink { print("merge", $0) }
    .store(in: &subscriptions)
Publishers.MergeMany([a, b])
    .collect(2)
    .sink { print("many", $0) }
    .store(in: &subscriptions)
Publishers.Zip3(a, b, c)
    .sink { print("zip", $0) }
    .store(in: &subscriptions)
Publishers.CombineLatest3(a, b, c)
    .map { $0 + $1 + $2 }
    .sink { print("sum", $0) }
    .store(in: &subscriptions)
a.combineLatest(b) { $0 * $1 }.sink { print("product", $0) }.store(in: &subscriptions)

a.send(1)
b.send(2)
c.send(3)
a.send(completion: .finished)
