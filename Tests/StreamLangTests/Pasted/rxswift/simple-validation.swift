import RxSwift
import RxCocoa

let bag = DisposeBag()
let usernameValid = usernameOutlet.rx.text.orEmpty
    .map { $0.count >= 5 }
    .share(replay: 1)
let passwordValid = passwordOutlet.rx.text.orEmpty
    .map { $0.count >= 5 }
    .share(replay: 1)
let everythingValid = Observable.combineLatest(usernameValid, passwordValid) { $0 && $1 }
    .share(replay: 1)

usernameValid.bind(to: passwordOutlet.rx.isEnabled).disposed(by: bag)
usernameValid.bind(to: usernameValidOutlet.rx.isHidden).disposed(by: bag)
passwordValid.bind(to: passwordValidOutlet.rx.isHidden).disposed(by: bag)
everythingValid.bind(to: doSomethingOutlet.rx.isEnabled).disposed(by: bag)
doSomethingOutlet.rx.tap
    .subscribe(onNext: { [weak self] _ in self?.showAlert() })
    .disposed(by: bag)

Observable.combineLatest(number1.rx.text.orEmpty, number2.rx.text.orEmpty, number3.rx.text.orEmpty) { textValue1, textValue2, textValue3 -> Int in
        return (Int(textValue1) ?? 0) + (Int(textValue2) ?? 0) + (Int(textValue3) ?? 0)
    }
    .map { $0.description }
    .bind(to: result.rx.text)
    .disposed(by: bag)

func showAlert() { print("alert") }
