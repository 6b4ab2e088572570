import RxSwift
import RxCocoa

let disposeBag = DisposeBag()
let name = BehaviorRelay<String>(value: "Ada")

name.bind(to: nameField.rx.text).disposed(by: disposeBag)
nameField.rx.text.orEmpty.skip(1).distinctUntilChanged().bind(to: name).disposed(by: disposeBag)
name.map { $0.isEmpty ? "Enter a name" : "Hello, \($0)!" }
    .asDriver(onErrorJustReturn: "")
    .drive(greetingLabel.rx.text)
    .disposed(by: disposeBag)
name.map { !$0.isEmpty }.bind(to: okButton.rx.isEnabled).disposed(by: disposeBag)
