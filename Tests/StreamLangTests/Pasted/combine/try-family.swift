import Combine
import Foundation

var cancellables = Set<AnyCancellable>()
let bad = NSError(domain: "numbers", code: 7, userInfo: [NSLocalizedDescriptionKey: "bad number"])

func check(_ name: String, _ publisher: AnyPublisher<String, Error>) {
    publisher
        .sink(receiveCompletion: { completion in
            switch completion {
            case .finished: print("\(name): finished")
            case .failure(let error): print("\(name): \(error.localizedDescription)")
            }
        }, receiveValue: { value in print("\(name): \(value)") })
        .store(in: &cancellables)
}

let numbers = [1, 2, 3, 4].publisher
check("compact", numbers.tryCompactMap { n -> String? in
    if n == 4 { throw bad }
    return n % 2 == 0 ? nil : "\(n)"
}.eraseToAnyPublisher())
check("all", numbers.tryAllSatisfy { n in
    if n > 3 { throw bad }
    return n < 10
}.map { "\($0)" }.eraseToAnyPublisher())
check("contains", numbers.tryContains(where: { $0 == 2 }).map { String($0) }.eraseToAnyPublisher())
check("drop", numbers.tryDrop(while: { $0 < 3 }).map { "\($0)" }.eraseToAnyPublisher())
check("prefix", numbers.tryPrefix(while: { n in
    guard n != 3 else { throw bad }
    return true
}).map { "\($0)" }.eraseToAnyPublisher())
check("max", numbers.tryMax { $0 < $1 }.map { "\($0)" }.eraseToAnyPublisher())
check("min", numbers.tryMin(by: { $0 < $1 }).map { "\($0)" }.eraseToAnyPublisher())
check("duplicates", [1, 1, 2].publisher.tryRemoveDuplicates { $0 == $1 }.map { "\($0)" }.eraseToAnyPublisher())
check("last", numbers.tryLast(where: { $0 < 3 }).map { "\($0)" }.eraseToAnyPublisher())
