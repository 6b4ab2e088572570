import Combine

var bag = Set<AnyCancellable>()
let doubled = [1, 2].publisher.map { n -> Int in
    print("map", n)
    return n * 2
}
print("made")
doubled.sink { print("got", $0) }.store(in: &bag)
doubled.sink { print("again", $0) }.store(in: &bag)

[4, 5].publisher
    .filter { n in print("filter", n); return n > 4 }
    .scan(0) { sum, n in print("scan", sum, n); return sum + n }
    .sink { print("sum", $0) }
    .store(in: &bag)
[1, 2].publisher
    .eraseToAnyPublisher()
    .map { n -> Int in print("lazy", n); return n }
    .sink { print("erased", $0) }
    .store(in: &bag)
let just = Just(3).map { n -> Int in print("just", n); return n }
print("before")
just.sink { print($0) }.store(in: &bag)

[1, 2].publisher.map { $0 * 2 }.filter { $0 > 2 }.print("numbers").sink { _ in }.store(in: &bag)
Just(5).map { $0 + 1 }.print("just").sink { _ in }.store(in: &bag)
["a", nil].publisher.collect().sink { print($0) }.store(in: &bag)
