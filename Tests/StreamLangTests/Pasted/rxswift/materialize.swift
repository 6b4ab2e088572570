import RxSwift

let disposeBag = DisposeBag()
let student = PublishSubject<Observable<Int>>()

let attempts = student.flatMapLatest { $0.materialize() }
attempts
    .filter {
        guard $0.error == nil else {
            print($0.error!)
            return false
        }
        return true
    }
    .dematerialize()
    .subscribe(onNext: { print($0) })
    .disposed(by: disposeBag)

student.onNext(.just(80))
student.onNext(.error(RxError.unknown))
student.onNext(Observable.of(1, 2))
