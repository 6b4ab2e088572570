import Combine
import Foundation

let ticks = Timer.publish(every: 0.5, on: .main, in: .common)
var bag = Set<AnyCancellable>()
ticks.map { _ in "tick" }.sink { print($0) }.store(in: &bag)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { ticks.connect().store(in: &bag) }
DispatchQueue.main.asyncAfter(deadline: .now() + 1.9) { bag.removeAll() }
