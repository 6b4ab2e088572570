import Combine

let username = CurrentValueSubject<String, Never>("")
let password = CurrentValueSubject<String, Never>("")
let confirm = CurrentValueSubject<String, Never>("")
var bag = Set<AnyCancellable>()

let validPassword = Publishers.CombineLatest(password, confirm)
    .map { password, confirm -> String? in
        guard password == confirm, password.count > 3 else { return nil }
        return password
    }
    .eraseToAnyPublisher()

let validUsername = username
    .map { $0.isEmpty ? nil : $0 }
    .eraseToAnyPublisher()

let credentials: AnyPublisher<(String, String)?, Never> = Publishers.CombineLatest(validUsername, validPassword)
    .map { name, password in
        guard let name = name, let password = password else { return nil }
        return (name, password)
    }
    .eraseToAnyPublisher()

credentials
    .map { $0 != nil }
    .removeDuplicates()
    .sink { print("button enabled: \($0)") }
    .store(in: &bag)

username.value = "ada"
password.value = "secret"
confirm.value = "secre"
confirm.value = "secret"
username.value = ""
