import Combine
import Foundation

// On a serial queue a tick falls due at a multiple of its period, and so before the deadlines that ticks have armed.
var kept = Set<AnyCancellable>()
let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect().scan(-1) { n, _ in n + 1 }.prefix(6)

ticks.timeout(.seconds(1), scheduler: DispatchQueue.main)
    .sink(receiveCompletion: { _ in print("timeout done") }, receiveValue: { print("timeout", $0) })
    .store(in: &kept)
ticks.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
    .sink(receiveCompletion: { _ in print("debounce done") }, receiveValue: { print("debounce", $0) })
    .store(in: &kept)
ticks.throttle(for: .seconds(2), scheduler: DispatchQueue.main, latest: true)
    .sink { print("throttle", $0) }
    .store(in: &kept)
ticks.map { x in Just(x).delay(for: .seconds(1), scheduler: DispatchQueue.main) }
    .switchToLatest()
    .sink { print("switch", $0) }
    .store(in: &kept)
