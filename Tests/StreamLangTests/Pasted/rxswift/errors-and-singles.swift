import RxSwift
let disposeBag = DisposeBag()
let sequenceThatErrors = Observable<String>.create { observer in
    observer.onNext("🍎")
    observer.onError(NSError(domain: "Test", code: -1, userInfo: [NSLocalizedDescriptionKey: "oops"]))
    print("Error encountered")
    return Disposables.create()
}
var count = 1
sequenceThatErrors
    .do(onError: { _ in count += 1 })
    .retry(3)
    .subscribe(onNext: { print($0) }, onError: { print($0.localizedDescription) })
    .disposed(by: disposeBag)
print("attempts", count - 1)

let single = Single<[String: Any]>.create { single in
    single(.success(["name": "RxSwift", "stars": 24000]))
    return Disposables.create { print("cancel task") }
}
single.map { $0["name"] as? String }
    .subscribe { event in
        switch event {
        case .success(let name): print("Name: \(name ?? "none")")
        case .failure(let error): print("Error: ", error)
        }
    }
    .disposed(by: disposeBag)
single.flatMap { Single.just(($0["stars"] as? Int ?? 0) / 1000) }
    .asObservable()
    .map { "\($0)k" }
    .subscribe(onNext: { print($0) })
    .disposed(by: disposeBag)
let maybe = Maybe<String>.empty().ifEmpty(switchTo: Single.just("default"))
maybe.subscribe(onSuccess: { print($0) }).disposed(by: disposeBag)
Completable.zip([Completable.empty(), Completable.empty()]).subscribe(onCompleted: { print("both") }).disposed(by: disposeBag)
Infallible.of(1, 2).subscribe(onNext: { print("infallible \($0)") }).disposed(by: disposeBag)
Observable.from([1, 2, 3]).map { $0 * 2 }.filter { $0 > 2 }.first().subscribe(onSuccess: { print($0 as Any) }).disposed(by: disposeBag)
