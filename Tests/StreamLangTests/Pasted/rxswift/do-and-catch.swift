import RxSwift

let bag = DisposeBag()
let numbers = Observable.from(["1", "2", "x", "4"])
numbers
    .map { text -> Int in
        guard let n = Int(text) else { throw RxError.unknown }
        return n
    }
    .do(onNext: { print("do \($0)") }, afterNext: { print("after \($0)") },
        onError: { print("do error \($0)") }, afterError: { _ in print("after error") },
        onDispose: { print("disposed") })
    .catch { error in
        print("caught: \(error)")
        return .just(-1)
    }
    .subscribe(onNext: { print("got \($0)") }, onCompleted: { print("completed") })
    .disposed(by: bag)
