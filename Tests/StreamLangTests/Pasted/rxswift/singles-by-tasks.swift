import RxSwift

struct Offline: Error {}

func load(_ name: String) async throws -> String {
  try await Task.sleep(nanoseconds: 1_000_000_000)
  if name.isEmpty { throw Offline() }
  return name.uppercased()
}

Single<String>.create { try await load("tea") }
  .subscribe(onSuccess: { print($0) }, onFailure: { print("failed", $0) })
Single<String>.create { try await load("") }
  .subscribe(onSuccess: { print($0) }, onFailure: { print("failed", $0) })
let cancelled = Single<String>.create(detached: true) { try await load("cake") }
  .subscribe(onSuccess: { print("never", $0) }, onDisposed: { print("disposed of") })
DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { cancelled.dispose() }

Task {
  try await Completable.empty().value
  print("completed")
  do {
    try await Completable.error(Offline()).value
  } catch {
    print("caught", error)
  }
  print(try await Single.just(1).value, try await Maybe<Int>.empty().value as Any)
}
