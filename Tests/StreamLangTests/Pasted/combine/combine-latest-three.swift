import Combine

var cancellables: Set<AnyCancellable> = []

let a = CurrentValueSubject<Int, Never>(1)
let b = CurrentValueSubject<String, Never>("x")
let c = CurrentValueSubject<Bool, Never>(false)

Publishers.CombineLatest3(a, b, c)
    .map { number, text, flag in flag ? text.uppercased() + String(number) : text }
    .removeDuplicates()
    .sink { print("3:", $0) }
    .store(in: &cancellables)

a.combineLatest(b, c)
    .filter { $0.2 }
    .sink { tuple in print(tuple.0, tuple.1) }
    .store(in: &cancellables)

Publishers.Zip3(a, b, c).sink { print("zip \($0)") }.store(in: &cancellables)
Publishers.Merge3(a.map(String.init), b, c.map { "\($0)" }).dropFirst(3).sink { print("merge \($0)") }.store(in: &cancellables)
Publishers.MergeMany([a.map { $0 }, a.map { $0 * 100 }].map { $0.eraseToAnyPublisher() }).sink { print("many \($0)") }.store(in: &cancellables)

c.send(true)
a.value += 1
b.send("y")
