import Combine

var cancellables = Set<AnyCancellable>()
let numbers = PassthroughSubject<Int, Never>()
let other = PassthroughSubject<Int, Never>()

numbers
    .prepend(1, 2)
    .prepend([0])
    .append(Just(99))
    .sink(receiveCompletion: { print("done \($0)") }, receiveValue: { print("p \($0)") })
    .store(in: &cancellables)

numbers.merge(with: other)
    .map { $0 * $0 }
    .sink { print("m \($0)") }
    .store(in: &cancellables)

numbers.combineLatest(other) { $0 + $1 }
    .sink { print("c \($0)") }
    .store(in: &cancellables)

numbers.zip(other)
    .sink { a, b in print("z \(a)-\(b)") }
    .store(in: &cancellables)

numbers.send(3)
other.send(4)
numbers.send(5)
numbers.send(completion: .finished)
other.send(6)
