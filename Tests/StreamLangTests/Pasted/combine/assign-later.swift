import Combine
import Foundation

var bag = Set<AnyCancellable>()
let username = CurrentValueSubject<String, Never>("")
let password = CurrentValueSubject<String, Never>("")

var isUsernameValid: AnyPublisher<Bool, Never> {
    username
        .debounce(for: 0.8, scheduler: RunLoop.main)
        .removeDuplicates()
        .map { $0.count >= 3 }
        .eraseToAnyPublisher()
}

Publishers.CombineLatest(isUsernameValid, password)
    .map { $0 && !$1.isEmpty }
    .assign(to: \.isEnabled, on: signUpButton)
    .store(in: &bag)
isUsernameValid
    .map { $0 ? "" : "at least 3 characters" }
    .assign(to: \.text, on: usernameMessage)
    .store(in: &bag)
