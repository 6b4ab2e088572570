import RxSwift

let bag = DisposeBag()

func upload(_ photo: String) -> Observable<String> {
    Observable<Int>.timer(.milliseconds(400), scheduler: MainScheduler.instance)
        .map { _ in "\(photo) uploaded" }
        .do(onSubscribed: { print("uploading \(photo)") })
}

Observable.from(["one", "two", "three"])
    .concatMap(upload)
    .scan((0, "")) { state, message in (state.0 + 1, message) }
    .map { count, message in "\(count)/3 \(message)" }
    .subscribe(onNext: { print($0) }, onCompleted: { print("all done") })
    .disposed(by: bag)

Observable.of(300, 100, 200)
    .map { ms in Observable<Int>.timer(.milliseconds(ms), scheduler: MainScheduler.instance).map { _ in ms } }
    .merge(maxConcurrent: 2)
    .toArray()
    .subscribe(onSuccess: { print($0) })
    .disposed(by: bag)
