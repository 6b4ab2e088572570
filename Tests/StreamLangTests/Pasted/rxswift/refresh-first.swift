import RxSwift
import RxRelay

let bag = DisposeBag()
let refresh = PublishRelay<Void>()
var attempt = 0

func load() -> Single<String> {
    return Single.create { single in
        attempt += 1
        let number = attempt
        let work = DispatchWorkItem {
            if number == 2 {
                single(.failure(NSError(domain: "api", code: 500)))
            } else {
                single(.success("page \(number)"))
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4, execute: work)
        return Disposables.create { work.cancel() }
    }
}

refresh
    .throttle(.milliseconds(200), latest: false, scheduler: MainScheduler.instance)
    .flatMapFirst { load().asObservable().materialize() }
    .subscribe(onNext: { event in
        switch event {
        case .next(let page): print(page)
        case .error(let error): print("failed with \((error as NSError).code)")
        case .completed: print("ready")
        }
    })
    .disposed(by: bag)

for delay in [0.0, 0.1, 0.3, 0.55, 1.0, 1.1, 1.6] {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { refresh.accept(()) }
}
