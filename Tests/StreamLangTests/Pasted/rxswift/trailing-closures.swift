import RxSwift

let disposeBag = DisposeBag()

Observable.of("🍎", "🍐")
    .enumerated()
    .map { index, fruit in "\(index): \(fruit)" }
    .subscribe { text in
        print(text)
    } onError: { error in
        print(error)
    } onCompleted: {
        print("completed")
    } onDisposed: {
        print("disposed")
    }
    .disposed(by: disposeBag)

Single<Int>.error(RxError.noElements)
    .subscribe { value in
        print(value)
    } onFailure: { error in
        print("failure: \(error)")
    }
    .disposed(by: disposeBag)
