import Combine

var subscriptions = Set<AnyCancellable>()
let username = CurrentValueSubject<String, Never>("")
let password = CurrentValueSubject<String, Never>("")
let repeated = CurrentValueSubject<String, Never>("")

let validPassword = Publishers.CombineLatest(password, repeated)
    .map { password, repeated -> String? in
        guard password == repeated, password.count > 3 else { return nil }
        return password
    }
    .eraseToAnyPublisher()

Publishers.CombineLatest3(username, validPassword, Just(3))
    .map { name, password, minimum in name.count >= minimum && password != nil }
    .removeDuplicates()
    .sink { print("valid: \($0)") }
    .store(in: &subscriptions)

username.send("ann")
password.send("secret")
repeated.send("secret")
repeated.send("secrets")
username.combineLatest(password) { "\($0)/\($1)" }.sink { print($0) }.store(in: &subscriptions)
Publishers.Zip3([1, 2].publisher, ["a", "b"].publisher, [true, false].publisher)
    .sink { print($0.0, $0.1, $0.2) }
    .store(in: &subscriptions)
Publishers.MergeMany([1, 2, 3].map { Just($0 * $0) }).collect().sink { print($0) }.store(in: &subscriptions)
