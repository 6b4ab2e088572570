import RxSwift

let bag = DisposeBag()

func load(user id: Int) -> Observable<String> {
    Observable.just("user \(id)")
}

func load(post id: Int, draft: Bool = false) -> Observable<String> {
    .just(draft ? "draft \(id)" : "post \(id)")
}

Observable.zip(load(user: 1), load(post: 2), load(post: 3, draft: true))
    .subscribe(onNext: { user, post, draft in print(user, post, draft) })
    .disposed(by: bag)
