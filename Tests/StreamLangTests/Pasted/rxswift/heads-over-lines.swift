import RxSwift

func delayed<T>(
  _ value: T,
  for seconds: Int
)
  -> Observable<T>
  where T: Equatable,
    T: CustomStringConvertible
{
  return Observable.just(value).delay(.seconds(seconds), scheduler: MainScheduler.instance)
}

final class Store<
  State,
  Action
> {
  let state: BehaviorSubject<State>
  let reduce: (State, Action) -> State

  init(
    initial: State,
    reduce: @escaping (State, Action) -> State
  )
  where State: Equatable
  {
    state = .init(value: initial)
    self.reduce = reduce
  }

  func send(_ action: Action)
    throws
  {
    state.onNext(reduce(try state.value(), action))
  }
}

let text = """
  The line goes on \
  here, with \("a value") \
  in it.
    This is the second one.
  """
print(text)
delayed("late", for: 2).subscribe(onNext: { print($0) })
let store = Store<
  Int,
  String
>(initial: 1, reduce: { $0 + $1.count })
store.state.subscribe(onNext: { print($0) })
try store.send("abc")
