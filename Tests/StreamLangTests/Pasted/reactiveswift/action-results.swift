import ReactiveSwift
import Foundation

let isEnabled = MutableProperty(true)
let login = Action<(String, String), String, NSError>(enabledIf: isEnabled) { (user, password) in
    password == "secret"
        ? SignalProducer(value: "welcome \(user)").delay(1, on: QueueScheduler.main)
        : SignalProducer(error: NSError(domain: "login", code: 401))
}
login.values.observeValues { print($0) }
login.errors.observeValues { print("error \($0.code)") }
login.isExecuting.producer.startWithValues { print("executing \($0)") }
login.completed.observeValues { print("action completed") }
login.apply(("ann", "wrong")).start()
login.apply(("ann", "secret")).startWithResult { result in
    switch result {
    case let .success(text): print("result \(text)")
    case let .failure(error): print("failure \(error)")
    }
}
login.apply(("bob", "secret")).startWithFailed { error in
    if case .disabled = error { print("busy") }
}
isEnabled.value = false
