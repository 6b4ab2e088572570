import Combine
import Foundation
var cancellables = Set<AnyCancellable>()
func login(_ user: String) -> Future<String, Error> {
    Future { promise in
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
            user.isEmpty ? promise(.failure(NSError(domain: "login", code: 401, userInfo: nil))) : promise(.success("token-" + user))
        }
    }
}
func profile(_ token: String) -> AnyPublisher<[String: String], Error> {
    Just(["token": token, "name": "Ann"])
        .setFailureType(to: Error.self)
        .delay(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .eraseToAnyPublisher()
}
login("ann")
    .flatMap { token in profile(token) }
    .receive(on: DispatchQueue.main)
    .map { $0["name"] ?? "?" }
    .catch { error -> Just<String> in
        print("failed with \((error as NSError).code)")
        return Just("guest")
    }
    .handleEvents(receiveOutput: { print("name: \($0)") }, receiveCompletion: { _ in print("login done") })
    .assign(to: \.text, on: nameLabel)
    .store(in: &cancellables)
login("")
    .map(Optional.some)
    .replaceError(with: nil)
    .sink { print($0 ?? "no token") }
    .store(in: &cancellables)
let upstream = Publishers.Zip(login("x"), login("y")).map { $0 + "/" + $1 }
upstream.sink(receiveCompletion: { _ in }, receiveValue: { value in print(value) }).store(in: &cancellables)
let subject = CurrentValueSubject<Int, Never>(0)
let c = subject.print("sub").filter { $0 > 0 }.sink { _ in }
subject.value = 1
c.cancel()
