import Combine
import Foundation

var cancellables = Set<AnyCancellable>()

(1...10).publisher
    .filter { $0 % 2 == 0 }
    .collect(2)
    .map { $0.reduce(0, +) }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    .store(in: &cancellables)

["a", "b", "c"].publisher
    .zip((1...).publisher.prefix(3))
    .map { letter, number in "\(letter)\(number)" }
    .reduce("") { $0 + $1 }
    .sink { print($0) }
    .store(in: &cancellables)

[3, 1, 2].publisher.tryMin { $0 < $1 }.sink(receiveCompletion: { _ in }, receiveValue: { print("min", $0) }).store(in: &cancellables)
["swift", "combine"].publisher.flatMap { $0.publisher }.count().sink { print("letters", $0) }.store(in: &cancellables)
[1, 2, 3, 4].publisher.first(where: { $0 > 2 }).sink { print("first", $0) }.store(in: &cancellables)
[1, 2, 3, 4].publisher.prefix(while: { $0 < 3 }).last().sink { print("last", $0) }.store(in: &cancellables)
[1, 2, 3].publisher.allSatisfy { $0 > 0 }.sink { print("all", $0) }.store(in: &cancellables)
[1, 2, 3].publisher.contains(2).sink { print("contains", $0) }.store(in: &cancellables)
[1, 2, 3].publisher.drop(while: { $0 < 2 }).output(at: 1).sink { print("at", $0) }.store(in: &cancellables)
