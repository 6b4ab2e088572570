import ReactiveSwift
import ReactiveCocoa
import UIKit

let usernameSignal = usernameField.reactive.continuousTextValues.map { ($0 ?? "").count > 3 }
let passwordSignal = passwordField.reactive.continuousTextValues.map { ($0 ?? "").count > 3 }
usernameField.reactive.backgroundColor <~ usernameSignal.map { $0 ? UIColor.clear : UIColor.yellow }
let signUpActive = Signal.combineLatest(usernameSignal, passwordSignal).map { $0 && $1 }
signInButton.reactive.isEnabled <~ signUpActive
signInButton.reactive.controlEvents(.touchUpInside)
    .map { _ in usernameField.text ?? "" }
    .flatMap(.latest) { name in
        SignalProducer<String, Never> { observer, _ in
            QueueScheduler.main.schedule(after: Date(timeIntervalSinceNow: 0.5)) {
                observer.send(value: "signed in as \(name)")
                observer.sendCompleted()
            }
        }
    }
    .observe(on: UIScheduler())
    .observeValues { message in signInLabel.text = message }
