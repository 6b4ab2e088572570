import RxSwift

public func example(of description: String, action: () -> Void) {
  print("\n--- Example of:", description, "---")
  action()
}

example(of: "startWith") {
  let numbers = Observable.of(2, 3, 4)
  let observable = numbers.startWith(1)
  _ = observable.subscribe(onNext: { value in
    print(value)
  })
}

example(of: "Observable.concat") {
  let first = Observable.of(1, 2, 3)
  let second = Observable.of(4, 5, 6)
  let observable = Observable.concat([first, second])
  observable.subscribe(onNext: { print($0) })
}

example(of: "merge") {
  let left = PublishSubject<String>()
  let right = PublishSubject<String>()
  let source = Observable.of(left.asObservable(), right.asObservable())
  let observable = source.merge()
  _ = observable.subscribe(onNext: { print($0) })
  var leftValues = ["Berlin", "Munich", "Frankfurt"]
  var rightValues = ["Madrid", "Barcelona", "Valencia"]
  repeat {
    switch Bool(leftValues.count > rightValues.count - 1) {
    case true where !leftValues.isEmpty:
      left.onNext("Left:  " + leftValues.removeFirst())
    case false where !rightValues.isEmpty:
      right.onNext("Right: " + rightValues.removeFirst())
    default:
      break
    }
  } while !leftValues.isEmpty || !rightValues.isEmpty
  left.onCompleted()
  right.onCompleted()
}

example(of: "combineLatest") {
  let left = PublishSubject<String>()
  let right = PublishSubject<String>()
  let observable = Observable.combineLatest(left, right) { lastLeft, lastRight in
    "\(lastLeft) \(lastRight)"
  }
  _ = observable.subscribe(onNext: { value in print(value) })
  print("> Sending a value to Left")
  left.onNext("Hello,")
  print("> Sending a value to Right")
  right.onNext("world")
  left.onNext("Have a good day,")
  left.onCompleted()
  right.onCompleted()
}


example(of: "amb") {
  let left = PublishSubject<String>()
  let right = PublishSubject<String>()
  let observable = left.amb(right)
  _ = observable.subscribe(onNext: { value in print(value) })
  left.onNext("Lisbon")
  right.onNext("Copenhagen")
  left.onNext("London")
}

example(of: "switchLatest") {
  let one = PublishSubject<String>()
  let two = PublishSubject<String>()
  let source = PublishSubject<Observable<String>>()
  let observable = source.switchLatest()
  let disposable = observable.subscribe(onNext: { print($0) })
  source.onNext(one)
  one.onNext("Some text from sequence one")
  two.onNext("Some text from sequence two")
  source.onNext(two)
  two.onNext("More text from sequence two")
  one.onNext("and also from sequence one")
  disposable.dispose()
}

example(of: "reduce") {
  let source = Observable.of(1, 3, 5, 7, 9)
  let observable = source.reduce(0) { summary, newValue in
    return summary + newValue
  }
  _ = observable.subscribe(onNext: { print($0) })
  let sums = source.scan(0, accumulator: +)
  _ = Observable.zip(source, sums) { value, running in (value, running) }.subscribe(onNext: { tuple in
    print("Value = \(tuple.0)   Running total = \(tuple.1)")
  })
}
