import Combine
import Foundation

var bag = Set<AnyCancellable>()
let slow = PassthroughSubject<Void, URLError>()
slow.timeout(.seconds(1), scheduler: DispatchQueue.main, customError: { URLError(.timedOut) })
    .sink(receiveCompletion: { print("failed: \($0 == .finished)") }, receiveValue: { print("tap") })
    .store(in: &bag)
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(700)) { slow.send() }
let quiet = PassthroughSubject<Int, Never>()
quiet.timeout(0.3, scheduler: RunLoop.main)
    .sink(receiveCompletion: { print("quiet \($0)") }, receiveValue: { _ in })
    .store(in: &bag)
