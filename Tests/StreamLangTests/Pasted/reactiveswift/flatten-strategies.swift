import ReactiveSwift

let (letters, lettersObserver) = Signal<String, Never>.pipe()
let (numbers, numbersObserver) = Signal<String, Never>.pipe()
let (signal, observer) = Signal<Signal<String, Never>, Never>.pipe()

signal.flatten(.merge).observeValues { print("merge \($0)") }
signal.flatten(.latest).observeValues { print("latest \($0)") }
signal.flatten(.concat).observeValues { print("concat \($0)") }
signal.flatten(.race).observeValues { print("race \($0)") }

observer.send(value: letters)
lettersObserver.send(value: "a")
observer.send(value: numbers)
numbersObserver.send(value: "1")
lettersObserver.send(value: "b")
lettersObserver.sendCompleted()
numbersObserver.send(value: "2")
observer.sendCompleted()
