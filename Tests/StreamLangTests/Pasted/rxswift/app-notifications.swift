import RxSwift
import RxCocoa

let disposeBag = DisposeBag()

Observable.merge(
    NotificationCenter.default.rx.notification(UIApplication.didEnterBackgroundNotification).map { _ in false },
    NotificationCenter.default.rx.notification(UIApplication.willEnterForegroundNotification).map { _ in true }
)
.startWith(true)
.flatMapLatest { isActive in
    isActive
        ? Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
        : Observable.empty()
}
.subscribe(onNext: { print("tick \($0)") })
.disposed(by: disposeBag)

NotificationCenter.default.rx.notification(.init("userDidLogin"))
    .compactMap { $0.userInfo?["name"] as? String }
    .subscribe(onNext: { name in print("Hello, \(name)!") })
    .disposed(by: disposeBag)

NotificationCenter.default.post(name: Notification.Name("userDidLogin"), object: nil, userInfo: ["name": "Ann"])
