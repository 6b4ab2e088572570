import RxSwift

let bag = DisposeBag()
func cached(_ key: String) -> Maybe<String> {
    return Maybe.create { maybe in
        switch key {
        case "a": maybe(.success("value of a"))
        case "b": maybe(.completed)
        default: maybe(.error(NSError(domain: "cache", code: 404, userInfo: [NSLocalizedDescriptionKey: "no \(key)"])))
        }
        return Disposables.create()
    }
}

for key in ["a", "b", "c"] {
    cached(key)
        .subscribe(
            onSuccess: { print("success \($0)") },
            onError: { print("error \($0.localizedDescription)") },
            onCompleted: { print("completed") })
        .disposed(by: bag)
}
cached("b").ifEmpty(default: "default").subscribe(onSuccess: { print($0) }).disposed(by: bag)
cached("b").ifEmpty(switchTo: Single.just("other")).subscribe(onSuccess: { print($0) }).disposed(by: bag)
let saved: Completable = Observable.of(1, 2, 3).do(onNext: { print("saving \($0)") }).ignoreElements().asCompletable()
saved.subscribe(onCompleted: { print("saved") }).disposed(by: bag)
Single.just(5).flatMapCompletable { number in
    print("writing \(number)")
    return Completable.empty()
}
.subscribe { event in print(event) }
.disposed(by: bag)
Single.zip(Single.just(1), Single.just("x")) { "\($0)\($1)" }.subscribe { print($0) }.disposed(by: bag)
Observable<Int>.empty().asSingle().subscribe(onSuccess: { print($0) }, onFailure: { print($0) }).disposed(by: bag)
Observable.of(1, 2).asMaybe().subscribe(onError: { print($0) }).disposed(by: bag)
