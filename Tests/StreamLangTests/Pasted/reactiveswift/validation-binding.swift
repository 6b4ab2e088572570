import ReactiveSwift
import ReactiveCocoa

let email = MutableProperty("")
let password = MutableProperty("")

email <~ emailField.reactive.continuousTextValues
password <~ passwordField.reactive.continuousTextValues

let isFormValid = Property.combineLatest(email, password)
    .map { email, password in
        email.contains("@") && password.count > 5
    }

submitButton.reactive.isEnabled <~ isFormValid
errorLabel.reactive.text <~ isFormValid.signal.map { $0 ? "" : "not valid" }
