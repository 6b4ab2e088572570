import Combine
import Foundation

var bag = Set<AnyCancellable>()
let words = ["apple", "avocado", "banana", "cherry", "blueberry"]

Just(words)
    .map { Dictionary(grouping: $0, by: { $0.prefix(1) }) }
    .map { groups in groups.mapValues(\.count).sorted { $0.key < $1.key } }
    .sink { groups in
        for (letter, count) in groups {
            print("\(letter): \(count)")
        }
    }
    .store(in: &bag)

words.publisher
    .map(\.count)
    .map { $0 > 5 }
    .tryMap { isLong -> String in
        guard isLong else { throw URLError(.cannotParseResponse) }
        return "long"
    }
    .replaceError(with: "short")
    .sink(receiveValue: { print($0) })
    .store(in: &bag)
