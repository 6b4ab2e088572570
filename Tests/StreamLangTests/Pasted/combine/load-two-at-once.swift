import Combine
import Foundation

var bag = Set<AnyCancellable>()
func load(_ id: Int) -> AnyPublisher<String, Never> {
    print("load \(id)")
    return Just("item \(id)")
        .delay(for: .milliseconds(100 * (4 - id)), scheduler: DispatchQueue.main)
        .eraseToAnyPublisher()
}

(1...3).publisher
    .flatMap(maxPublishers: .max(2)) { load($0) }
    .sink(receiveCompletion: { _ in print("done") }, receiveValue: { print($0) })
    .store(in: &bag)
