import RxSwift

let bag = DisposeBag()

func save(_ ok: Bool) -> Completable {
    return Completable.create { completable in
        if ok {
            completable(.completed)
        } else {
            completable(.error(RxError.unknown))
        }
        return Disposables.create {}
    }
}

save(true)
    .subscribe(onCompleted: { print("saved") }, onError: { error in print("not saved: \(error)") })
    .disposed(by: bag)
save(true)
    .andThen(Single.just("next"))
    .subscribe(onSuccess: { print($0) })
    .disposed(by: bag)
save(false)
    .subscribe { event in
        switch event {
        case .completed: print("completed")
        case .error(let error): print("error \(error.localizedDescription.isEmpty)")
        }
    }
    .disposed(by: bag)

let maybe = Maybe<String>.create { maybe in
    maybe(.success("maybe"))
    return Disposables.create()
}
maybe.subscribe(onSuccess: { print($0) }, onError: { print($0) }, onCompleted: { print("nothing") }).disposed(by: bag)
