import RxSwift

let bag = DisposeBag()
let failing = PublishSubject<String>()

failing
    .catch { error in
        print("caught \(error.localizedDescription)")
        return Observable.of("fallback", "done")
    }
    .do(afterNext: { print("after", $0) }, afterCompleted: { print("after completed") })
    .subscribe { event in
        switch event {
        case let .next(value): print("next", value)
        case let .error(error): print("error", error)
        case .completed: print("completed")
        }
    }
    .disposed(by: bag)

failing.onNext("live")
failing.onError(NSError(domain: "app", code: 42, userInfo: [NSLocalizedDescriptionKey: "it broke"]))

Observable.catch(sequence: [Observable<Int>.error(RxError.unknown), .of(1, 2)])
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
