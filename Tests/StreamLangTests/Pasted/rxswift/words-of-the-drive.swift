import RxSwift

// Objects of an app may have the names of the drive's functions.
let bag = DisposeBag()
network.get("/x").subscribe(onNext: { print("got \($0)") }).disposed(by: bag)
notify.name.subscribe(onNext: { print("name \($0)") }).disposed(by: bag)
after.load().subscribe(onNext: { print("after \($0)") }).disposed(by: bag)
