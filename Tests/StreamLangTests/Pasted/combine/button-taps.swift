import UIKit
import Combine

var cancellables = Set<AnyCancellable>()
let taps = PassthroughSubject<Void, Never>()

button.publisher(for: .touchUpInside)
    .map { _ in }
    .subscribe(taps)
    .store(in: &cancellables)

taps
    .scan(0) { count, _ in count + 1 }
    .map { "Tapped \($0) \($0 == 1 ? "time" : "times")" }
    .assign(to: \.text, on: label)
    .store(in: &cancellables)
