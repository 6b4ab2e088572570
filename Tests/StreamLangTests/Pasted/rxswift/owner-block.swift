import RxSwift

final class Resource {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) ends") }
}

let numbers = PublishSubject<Int>()

do {
  let bag = DisposeBag()
  let first = Resource("first")
  let second = Resource("second")
  numbers
    .subscribe(onNext: { print("in the block \($0), \(first.name)") }, onDisposed: { print("disposed of") })
    .disposed(by: bag)
  numbers.onNext(1)
  print("end of the block, \(second.name)")
}
numbers.onNext(2)

func early(_ isEarly: Bool) {
  let bag = DisposeBag()
  numbers.subscribe(onNext: { print("function \($0)") }, onDisposed: { print("function left") }).disposed(by: bag)
  numbers.onNext(3)
  guard !isEarly else { return print("early") }
  for n in 4...5 {
    let inner = DisposeBag()
    numbers.subscribe(onNext: { print("round \($0)") }, onDisposed: { print("round left") }).disposed(by: inner)
    if n == 5 { continue }
    numbers.onNext(n)
  }
  print("late")
}
early(true)
early(false)

// A closure keeps what it captures, and nothing else.
func makeCounter() -> () -> Int {
  let kept = Resource("kept")
  let dropped = Resource("dropped")
  var count = 0
  print("made \(dropped.name)")
  return {
    count += 1
    print("with \(kept.name)")
    return count
  }
}
var counter: (() -> Int)? = makeCounter()
print(counter?() ?? 0, counter?() ?? 0)
counter = nil
print("done")
