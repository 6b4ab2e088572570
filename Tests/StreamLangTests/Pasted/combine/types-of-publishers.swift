import Combine

var bag = Set<AnyCancellable>()
let recording = Record<Int, Never>(output: [1, 2, 3], completion: .finished)
recording.map { $0 * $0 }.sink { print($0) }.store(in: &bag)
Publishers.Merge(recording, Just(10)).collect().sink { print($0) }.store(in: &bag)
Publishers.Zip3(recording, ["a", "b"].publisher, [true, false, true].publisher)
    .sink { print($0.0, $0.1, $0.2) }
    .store(in: &bag)
Publishers.CombineLatest(Just(1), Just("x")).map { "\($1)\($0)" }.sink(receiveValue: { print($0) }).store(in: &bag)
Publishers.Merge3(Just(1), Empty<Int, Never>(), Just(3)).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &bag)
Publishers.Sequence<[Int], Never>(sequence: [7, 8]).sink { print($0) }.store(in: &bag)
Optional(5).publisher.sink { print("optional", $0) }.store(in: &bag)
Result<Int, Error>.success(6).publisher.sink(receiveCompletion: { _ in print("end") }, receiveValue: { print("result", $0) }).store(in: &bag)
(1...3).publisher.reduce(1, *).sink { print("product", $0) }.store(in: &bag)
"abc".publisher.map { $0.uppercased() }.collect().map { $0.joined(separator: "-") }.sink { print($0) }.store(in: &bag)
