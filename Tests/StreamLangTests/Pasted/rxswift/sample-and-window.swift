import RxSwift

let bag = DisposeBag()
let source = Observable<Int>.interval(.milliseconds(250), scheduler: MainScheduler.instance).take(10)
source.sample(Observable<Int>.interval(.milliseconds(600), scheduler: MainScheduler.instance))
    .subscribe(onNext: { print("sample \($0)") })
    .disposed(by: bag)
source.window(timeSpan: .seconds(1), count: 3, scheduler: MainScheduler.instance)
    .enumerated()
    .flatMap { index, window in window.reduce(0, accumulator: +).map { "window \(index): \($0)" } }
    .subscribe(onNext: { print($0) }, onCompleted: { print("done") })
    .disposed(by: bag)
