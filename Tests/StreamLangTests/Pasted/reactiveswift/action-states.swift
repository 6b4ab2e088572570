import ReactiveSwift
import ReactiveCocoa

let isValid = MutableProperty(false)
let login = Action<(String, String), String, NSError>(enabledIf: isValid) { user, password in
    SignalProducer { observer, _ in
        guard password.count > 3 else {
            observer.send(error: NSError(domain: "auth", code: 401, userInfo: nil))
            return
        }
        observer.send(value: "Welcome \(user)")
        observer.sendCompleted()
    }
    .delay(0.5, on: QueueScheduler.main)
}

login.values.observeValues { print($0) }
login.errors.observeValues { print("error \($0.code)") }
login.isExecuting.producer.skipRepeats().startWithValues { print("executing: \($0)") }
login.disabledErrors.observeValues { print("disabled") }

login.apply(("ann", "secret")).start()
isValid.value = true
login.apply(("ann", "secret")).start()
login.apply(("ann", "secret")).startWithFailed { error in
    switch error {
    case .disabled: print("busy")
    case .producerFailed(let inner): print(inner)
    }
}
QueueScheduler.main.schedule(after: Date().addingTimeInterval(1)) {
    login.apply(("bob", "x")).start()
}
