import RxSwift

let disposeBag = DisposeBag()
let maxAttempts = 3
var attempts = 0

let request = Observable<String>.create { observer in
    attempts += 1
    print("attempt \(attempts)")
    if attempts < 4 {
        observer.onError(NSError(domain: "network", code: attempts, userInfo: nil))
    } else {
        observer.onNext("response")
        observer.onCompleted()
    }
    return Disposables.create { print("disposed \(attempts)") }
}

request
    .retry(when: { errors in
        errors.enumerated().flatMap { index, error -> Observable<Int> in
            if index >= maxAttempts { return Observable.error(error) }
            let seconds = Int(pow(2.0, Double(index)))
            print("waiting \(seconds)s after \((error as NSError).code)")
            return Observable<Int>.timer(.seconds(seconds), scheduler: MainScheduler.instance)
        }
    })
    .subscribe(onNext: { print($0) }, onError: { print("failed: \($0)") }, onCompleted: { print("done") })
    .disposed(by: disposeBag)
