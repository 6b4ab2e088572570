import Combine

var bag = Set<AnyCancellable>()
let numbers = [5, 12, 7, 40, 3].publisher

numbers.first(where: { $0 > 10 }).sink { print("first", $0) }.store(in: &bag)
numbers.last { $0 < 10 }.sink { print("last", $0) }.store(in: &bag)
numbers.min().sink { print("min", $0) }.store(in: &bag)
numbers.max(by: { $0 % 10 < $1 % 10 }).sink { print("max by last digit", $0) }.store(in: &bag)
numbers.count().sink { print("count", $0) }.store(in: &bag)
numbers.contains(7).sink { print("contains 7", $0) }.store(in: &bag)
numbers.contains(where: { $0 > 100 }).sink { print("contains big", $0) }.store(in: &bag)
numbers.allSatisfy { $0 > 0 }.sink { print("all positive", $0) }.store(in: &bag)
numbers.reduce(0) { $0 + $1 }.sink { print("sum", $0) }.store(in: &bag)
numbers.output(in: 1...3).collect().sink { print("output", $0) }.store(in: &bag)
numbers.drop(while: { $0 != 7 }).sink { print("drop", $0) }.store(in: &bag)
numbers.prefix(while: { $0 != 40 }).collect().sink { print("prefix", $0) }.store(in: &bag)
numbers.ignoreOutput().sink(receiveCompletion: { print("ignored", $0) }, receiveValue: { _ in }).store(in: &bag)
numbers.tryFirst(where: { $0 > 50 }).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &bag)
numbers.removeDuplicates(by: { $0 < 10 && $1 < 10 }).collect().sink { print("dedup", $0) }.store(in: &bag)
Empty<Int, Never>().replaceEmpty(with: 0).sink { print("empty", $0) }.store(in: &bag)
