import Combine
import Foundation

var bag = Set<AnyCancellable>()
let timer = Timer.publish(every: 1, on: .main, in: .default)
var connection: Cancellable?

timer
    .zip((1...3).publisher)
    .map { $0.1 }
    .sink(receiveCompletion: { _ in print("no more") }, receiveValue: { print("count \($0)") })
    .store(in: &bag)

DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
    print("connecting")
    connection = timer.connect()
}
