import RxSwift

let bag = DisposeBag()
let maxAttempts = 4
var attempt = 0

let request = Observable<String>.create { observer in
    attempt += 1
    print("attempt \(attempt)")
    if attempt < 3 {
        observer.onError(NSError(domain: "net", code: -1009, userInfo: nil))
    } else {
        observer.onNext("payload")
        observer.onCompleted()
    }
    return Disposables.create()
}

request
    .retry(when: { (errors: Observable<Error>) -> Observable<Int> in
        return errors.enumerated().flatMap { (attempt, error) -> Observable<Int> in
            if attempt >= maxAttempts - 1 {
                return Observable.error(error)
            }
            print("retry in \(attempt + 1)s")
            return Observable<Int>.timer(.seconds(attempt + 1), scheduler: MainScheduler.instance).take(1)
        }
    })
    .subscribe(onNext: { print($0) }, onError: { print("failed: \($0)") }, onCompleted: { print("done") })
    .disposed(by: bag)
