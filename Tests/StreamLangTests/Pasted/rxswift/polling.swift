import RxSwift

let bag = DisposeBag()
var progress = 0

func status() -> Single<Int> {
    return Single.deferred {
        progress += 40
        return .just(min(progress, 100))
    }
}

Observable<Int>.interval(.seconds(2), scheduler: MainScheduler.instance)
    .startWith(0)
    .flatMapLatest { _ in status() }
    .take(until: { $0 >= 100 }, behavior: .inclusive)
    .subscribe(
        onNext: { print("progress: \($0)%") },
        onCompleted: { print("finished") }
    )
    .disposed(by: bag)
