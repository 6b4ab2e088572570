import RxSwift

let disposeBag = DisposeBag()
Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
    .take(3)
    .subscribe(onNext: { print("tick \($0)") }, onCompleted: { print("done") })
    .disposed(by: disposeBag)
