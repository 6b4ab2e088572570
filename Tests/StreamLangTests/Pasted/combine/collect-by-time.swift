import Combine
import Foundation

var subscriptions = Set<AnyCancellable>()
let sourcePublisher = PassthroughSubject<Int, Never>()
sourcePublisher
    .collect(.byTime(DispatchQueue.main, .seconds(2)))
    .sink { print("by time", $0) }
    .store(in: &subscriptions)
sourcePublisher
    .collect(.byTimeOrCount(DispatchQueue.main, .seconds(2), 2))
    .flatMap { $0.publisher }
    .map { $0 * 10 }
    .sink(receiveCompletion: { print("count completed with \($0)") }) { print("value", $0) }
    .store(in: &subscriptions)
for (index, delay) in [0.5, 1.0, 1.5, 2.5, 4.5].enumerated() {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        sourcePublisher.send(index + 1)
        if index == 4 { sourcePublisher.send(completion: .finished) }
    }
}
