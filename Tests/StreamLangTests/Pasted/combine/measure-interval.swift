import Combine
import Foundation

var bag = Set<AnyCancellable>()
let subject = PassthroughSubject<String, Never>()
subject
    .measureInterval(using: DispatchQueue.main)
    .map { String(format: "%.1f", Double($0.magnitude) / 1_000_000_000) }
    .sink { print($0) }
    .store(in: &bag)
subject.measureInterval(using: RunLoop.main).sink { print($0.timeInterval) }.store(in: &bag)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { subject.send("a") }
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { subject.send("b") }
