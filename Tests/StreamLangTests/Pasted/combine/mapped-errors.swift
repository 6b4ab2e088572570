import Combine
import Foundation

var bag: Set<AnyCancellable> = []
func load(_ id: Int) -> AnyPublisher<String, URLError> {
    if id < 0 {
        return Fail(error: URLError(.badURL)).eraseToAnyPublisher()
    }
    return Just("item \(id)")
        .setFailureType(to: URLError.self)
        .delay(for: .milliseconds(100 * id), scheduler: DispatchQueue.main)
        .eraseToAnyPublisher()
}
[1, 3, 2].publisher
    .setFailureType(to: URLError.self)
    .flatMap(maxPublishers: .max(1)) { load($0) }
    .sink(receiveCompletion: { print("done: \($0)") }, receiveValue: { print($0) })
    .store(in: &bag)
load(-1)
    .mapError { $0 as Error }
    .catch { _ in Just("placeholder").setFailureType(to: Error.self) }
    .sink { completion in
        if case .failure(let error) = completion { print(error) }
    } receiveValue: { print($0) }
    .store(in: &bag)
load(-2).replaceError(with: "replaced").sink { print($0) }.store(in: &bag)
load(-3).map { Optional.some($0) }.catch { _ in Just(nil) }.sink { print($0 ?? "nothing") }.store(in: &bag)
load(-4).retry(2).map { _ in 1 }.replaceError(with: 0).count().sink { print("count \($0)") }.store(in: &bag)
Empty<Int, Never>().replaceEmpty(with: 9).sink { print($0) }.store(in: &bag)
