import Combine

var bag = Set<AnyCancellable>()
let s = [2, nil].publisher
s.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).sink { print("buffer", $0) }.store(in: &bag)
s.replaceError(with: nil).sink { print("replaceError", $0) }.store(in: &bag)
s.multicast { PassthroughSubject<Int?, Never>() }.autoconnect().sink { print("multicast", $0) }.store(in: &bag)
s.collect(2).sink { print("collect", $0) }.store(in: &bag)
s.share().sink(receiveCompletion: { print($0) }, receiveValue: { print("share", $0) }).store(in: &bag)
s.zip(["a", "b"].publisher).sink { print("zip", $0) }.store(in: &bag)

let c = CurrentValueSubject<String?, Never>(nil)
print(c.value)
c.sink { print("c", $0) }.store(in: &bag)
c.value = "x"
print(c.value)
c.map { $0?.count }.sink { print("count", $0) }.store(in: &bag)
["1", "x"].publisher.map { Int($0) }.sink { print("int", $0) }.store(in: &bag)
[1, nil].publisher.compactMap { $0 }.sink { print("no nil", $0) }.store(in: &bag)
Just<Int?>(4).map { $0 }.sink { print("just \($0)") }.store(in: &bag)
let p: AnyPublisher<Int?, Never> = Just(3).eraseToAnyPublisher()
p.sink { print("p", $0) }.store(in: &bag)
