import RxSwift

let bag = DisposeBag()
let slow = Observable<Int>.timer(.seconds(3), scheduler: MainScheduler.instance).map { "answer \($0)" }

slow.timeout(.seconds(2), other: Observable.just("cached"), scheduler: MainScheduler.instance)
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

slow.timeout(.seconds(1), scheduler: MainScheduler.instance)
    .catch { error in
        if case RxError.timeout = error {
            return .just("timed out")
        }
        return .error(error)
    }
    .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
    .disposed(by: bag)

slow.timeout(.milliseconds(500), scheduler: MainScheduler.instance)
    .subscribe(
        onNext: { print($0) },
        onError: { error in
            if let rxError = error as? RxError {
                print("RxError:", rxError)
            } else {
                print("other")
            }
        })
    .disposed(by: bag)

slow.timeout(.seconds(5), scheduler: MainScheduler.instance)
    .catchErrorJustReturn("never")
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
