import RxSwift

let bag = DisposeBag()
let queue = ConcurrentDispatchQueueScheduler(queue: DispatchQueue.global(qos: .userInitiated))

let user = Single.just(["name": "Ada"]).delay(.milliseconds(200), scheduler: MainScheduler.instance)
let posts = Single<[Int]>.just([1, 2, 3]).delay(.milliseconds(500), scheduler: MainScheduler.instance)

Single.zip(user, posts)
    .map { (user, posts) in "\(user["name"] ?? "?") wrote \(posts.count) posts" }
    .subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
    .disposed(by: bag)

Observable.zip(user.asObservable(), posts.asObservable()) { ($0, $1) }
    .timeout(.milliseconds(300), scheduler: MainScheduler.instance)
    .subscribe(onNext: { _ in print("in time") }, onError: { error in print("error:", error) })
    .disposed(by: bag)
