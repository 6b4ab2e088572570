import RxSwift
import RxCocoa
let bag = DisposeBag()
func load(_ page: Int) -> Observable<[(String, Int)]> {
    guard page > 0 else { return .error(URLError(.timedOut)) }
    return .just([("a", page), ("b", page * 2)])
}
for page in [1, 0] {
    load(page)
        .map { $0.map(\.1) }
        .catch { error in
            print("timed out", (error as? URLError)?.code == .timedOut)
            return .just([])
        }
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
}
let isEmail: (String) -> Bool = { text in
    text.range(of: "^[a-z.]+@[a-z]+\\.[a-z]{2,}$", options: [.regularExpression, .caseInsensitive]) != nil
}
Observable.of("Ann.B@mail.org", "ann@mail").map(isEmail).subscribe(onNext: { print($0) }).disposed(by: bag)
print("a@b".range(of: "@") == nil, Swift.max(1, 2))
let taps = PublishSubject<Int>()
taps.asDriver(onErrorDriveWith: .just(-1)).drive(onNext: { print("tap", $0) }).disposed(by: bag)
taps.onNext(1)
taps.onError(RxError.unknown)
let parts = CompositeDisposable(Disposables.create { print("x") }, Disposables.create { print("y") })
print(parts.count)
let stop = parts.dispose
print("not yet")
stop()
