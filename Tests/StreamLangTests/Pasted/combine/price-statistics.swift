import Combine
import Foundation

var bag = Set<AnyCancellable>()
let prices = [4.5, 12.25, 7.0, 30.0, 2.75].publisher

prices.output(in: 1...3)
    .map { String(format: "%.2f", $0) }
    .sink { print("output", $0) }
    .store(in: &bag)

prices.last(where: { $0 < 10 })
    .sink { print("last under ten:", $0) }
    .store(in: &bag)

prices.min()
    .combineLatest(prices.max())
    .sink { low, high in print("from \(low) to \(high)") }
    .store(in: &bag)

prices.allSatisfy { $0 > 2 }
    .zip(prices.contains { $0 > 40 })
    .sink { print($0) }
    .store(in: &bag)

prices
    .scan((count: 0, total: 0.0)) { ($0.count + 1, $0.total + $1) }
    .last()
    .map { $0.total / Double($0.count) }
    .sink { print("average", $0) }
    .store(in: &bag)

prices
    .tryReduce(0.0) { sum, price in
        guard price < 20 else { throw URLError(.dataLengthExceedsMaximum) }
        return sum + price
    }
    .map { "total \($0)" }
    .catch { error in Just("too expensive") }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    .store(in: &bag)

Publishers.Zip3(prices.prefix(2), prices.dropFirst(2), prices.drop(while: { $0 < 10 }))
    .map { "\($0) \($1) \($2)" }
    .sink(receiveCompletion: { _ in print("zipped") }, receiveValue: { print($0) })
    .store(in: &bag)
