import RxSwift

let disposeBag = DisposeBag()
let events = PublishSubject<String>()

events
    .buffer(timeSpan: .seconds(1), count: 3, scheduler: MainScheduler.instance)
    .filter { !$0.isEmpty }
    .subscribe(onNext: { print("batch: \($0)") })
    .disposed(by: disposeBag)

events
    .window(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance)
    .enumerated()
    .flatMap { index, window in window.map { "window \(index): \($0)" } }
    .take(5)
    .subscribe(onNext: { print($0) })
    .disposed(by: disposeBag)
