import Combine
import Foundation

var bag = Set<AnyCancellable>()
let start = Date()

Just("delayed")
    .delay(for: 1.5, scheduler: RunLoop.main)
    .sink { value in
        let elapsed = Date().timeIntervalSince(start)
        print(value, String(format: "%.1f", elapsed))
    }
    .store(in: &bag)

[1, 2, 3].publisher
    .flatMap { n in
        Just(n).delay(for: .seconds(Double(n) * 0.5), scheduler: DispatchQueue.global())
    }
    .receive(on: RunLoop.main)
    .measureInterval(using: RunLoop.main)
    .map { $0.magnitude }
    .count()
    .sink { print("count", $0) }
    .store(in: &bag)
