import RxSwift

let bag = DisposeBag()

func save(_ name: String) -> Completable {
    Completable.create { completable in
        guard !name.isEmpty else {
            completable(.error(NSError(domain: "store", code: 1)))
            return Disposables.create {}
        }
        print("saving \(name)")
        completable(.completed)
        return Disposables.create()
    }
}

func find(_ id: Int) -> Maybe<String> {
    .create { maybe in
        if id == 1 { maybe(.success("one")) } else { maybe(.completed) }
        return Disposables.create()
    }
}

save("draft")
    .andThen(Single.just(42))
    .subscribe(onSuccess: { print("saved as \($0)") }, onFailure: { print("error \($0)") })
    .disposed(by: bag)

save("")
    .subscribe(onCompleted: { print("never here") }, onError: { print("code \(($0 as NSError).code)") })
    .disposed(by: bag)

for id in 1...2 {
    find(id)
        .subscribe(
            onSuccess: { print("found \($0)") },
            onError: { _ in },
            onCompleted: { print("nothing at \(id)") }
        )
        .disposed(by: bag)
}

find(2).ifEmpty(default: "fallback").subscribe(onSuccess: { print($0) }).disposed(by: bag)

Single.zip(Single.just(1), Single.just("a")) { "\($0)\($1)" }
    .subscribe { result in
        switch result {
        case .success(let value): print(value)
        case .failure(let error): print(error)
        }
    }
    .disposed(by: bag)

Observable.of(1, 2).asSingle()
    .subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
    .disposed(by: bag)
