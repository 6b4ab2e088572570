import RxSwift
import RxCocoa

let bag = DisposeBag()
let errors = PublishSubject<String>()
let alerts: Signal<String> = errors
    .map { text in
        if text == "fatal" { throw RxError.unknown }
        return "alert: " + text
    }
    .asSignal(onErrorJustReturn: "alert: something went wrong")

errors.onNext("lost")
alerts.emit(onNext: { print("one", $0) }, onCompleted: { print("one completed") }).disposed(by: bag)
errors.onNext("timeout")
alerts.emit(with: bag, onNext: { _, text in print("two", text) }).disposed(by: bag)
errors.onNext("fatal")

let names: Infallible<String> = Observable.of("x", "y").asInfallible(onErrorJustReturn: "")
names.map { $0.uppercased() }.subscribe(onNext: { print($0) }).disposed(by: bag)
let driver = Driver.just(3).map { $0 * 2 }
Driver.combineLatest(driver, Driver.of(1, 2)) { $0 + $1 }.drive(onNext: { print("sum", $0) }).disposed(by: bag)
