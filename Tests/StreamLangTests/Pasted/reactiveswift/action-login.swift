import ReactiveSwift

let username = MutableProperty<String>("")
let isValid = username.map { $0.count >= 3 }

let login = Action<String, String, Never>(enabledIf: isValid) { password in
    return SignalProducer { observer, lifetime in
        print("login with \(password)")
        observer.send(value: "token")
        observer.sendCompleted()
    }
    .delay(0.4, on: QueueScheduler.main)
}

login.isExecuting.producer.skipRepeats().startWithValues { print("executing \($0)") }
login.isEnabled.signal.skipRepeats().observeValues { print("enabled \($0)") }
login.values.observeValues { print("value \($0)") }

login.apply("early").startWithResult { result in
    switch result {
    case .success(let token): print(token)
    case .failure(let error): print("refused: \(error)")
    }
}
username.value = "ada"
login.apply("secret").start()
