import RxSwift

let bag = DisposeBag()
let source = PublishSubject<Int>()

source
    .buffer(timeSpan: .seconds(1), count: 3, scheduler: MainScheduler.instance)
    .filter { !$0.isEmpty }
    .map { $0.reduce(0, +) }
    .take(for: .seconds(5), scheduler: MainScheduler.instance)
    .subscribe { print($0) }
    .disposed(by: bag)

for n in 1...4 { source.onNext(n) }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(2500)) {
    source.onNext(10)
}
