import Combine

var bag = Set<AnyCancellable>()
let prices = [12.5, 3.75, 99.0, 42.0].publisher
prices.max().sink { print("max \($0)") }.store(in: &bag)
prices.min(by: { $0 < $1 }).sink { print("min \($0)") }.store(in: &bag)
prices.scan(0.0, +).sink { print(String(format: "%.2f", $0)) }.store(in: &bag)
prices.count().sink { print("\($0) prices") }.store(in: &bag)
prices.allSatisfy { $0 > 3 }.sink { print("all above 3: \($0)") }.store(in: &bag)
prices.contains(42).sink { print("contains 42: \($0)") }.store(in: &bag)
prices.contains(where: { $0 > 100 }).sink { print("any above 100: \($0)") }.store(in: &bag)
prices.output(at: 1).sink { print("second: \($0)") }.store(in: &bag)
prices.output(in: 1...2).collect().sink { print($0) }.store(in: &bag)
prices.reduce(0, +).map { $0 / 4 }.sink { print("average \($0)") }.store(in: &bag)
prices.first(where: { $0 > 50 }).sink { print("first above 50: \($0)") }.store(in: &bag)
prices.last(where: { $0 < 50 }).sink { print("last below 50: \($0)") }.store(in: &bag)
prices.drop(while: { $0 < 50 }).sink { print("dropped until \($0)") }.store(in: &bag)
