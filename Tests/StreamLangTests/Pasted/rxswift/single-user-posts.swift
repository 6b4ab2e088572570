import RxSwift

let bag = DisposeBag()
func fetchUser(id: Int) -> Single<String> {
    return Single.create { single in
        let work = DispatchWorkItem { single(.success("User \(id)")) }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500), execute: work)
        return Disposables.create { work.cancel() }
    }
}
func fetchPosts(for user: String) -> Single<[String]> {
    .just(["Hello from \(user)", "Bye"])
}

fetchUser(id: 7)
    .flatMap { user in fetchPosts(for: user).map { (user, $0) } }
    .do(onSuccess: { _ in print("loaded") })
    .subscribe(onSuccess: { user, posts in
        print(user, posts)
    }, onFailure: { error in
        print(error.localizedDescription)
    }, onDisposed: { print("disposed") })
    .disposed(by: bag)
Single.zip(fetchUser(id: 1), fetchUser(id: 2)) { [$0, $1] }
    .subscribe(onSuccess: { print($0) })
    .disposed(by: bag)
