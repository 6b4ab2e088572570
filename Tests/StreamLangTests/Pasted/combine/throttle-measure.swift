import Combine
import Foundation

let subject = PassthroughSubject<Int, Never>()
var bag = Set<AnyCancellable>()

subject
    .throttle(for: .seconds(1), scheduler: RunLoop.main, latest: false)
    .sink { print("throttled \($0)") }
    .store(in: &bag)

subject
    .collect(.byTime(DispatchQueue.main, .seconds(1)))
    .sink { print("collected \($0)") }
    .store(in: &bag)

subject
    .scan((0, 0)) { ($0.1, $1) }
    .sink { print("pair \($0)") }
    .store(in: &bag)
