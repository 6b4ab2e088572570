import RxSwift

let bag = DisposeBag()
let left = PublishSubject<String>()
let right = PublishSubject<String>()

left.amb(right)
    .subscribe(onNext: { value in print(value) })
    .disposed(by: bag)

left.onNext("Lisbon")
right.onNext("Copenhagen")
left.onNext("London")
left.onNext("Madrid")
right.onNext("Vienna")

let sources = [Observable<Int>.timer(.milliseconds(300), scheduler: MainScheduler.instance).map { _ in 1 },
               Observable<Int>.timer(.milliseconds(200), scheduler: MainScheduler.instance).map { _ in 2 }]
Observable.amb(sources).subscribe { print($0) }.disposed(by: bag)
