import Combine
import Foundation

var bag = Set<AnyCancellable>()

[1, 2, 3].publisher
    .flatMap(maxPublishers: .max(1)) { id in
        Just("user \(id)").delay(for: .seconds(1), scheduler: DispatchQueue.main)
    }
    .collect()
    .sink { print($0) }
    .store(in: &bag)

let clock = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
clock
    .map { _ in Int.max }
    .prefix(2)
    .count()
    .sink { print("ticks", $0) }
    .store(in: &bag)

Empty<String, Never>(completeImmediately: true)
    .append("after")
    .prepend("before", "!")
    .sink { print($0) }
    .store(in: &bag)
