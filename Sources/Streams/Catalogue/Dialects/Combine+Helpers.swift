extension CombineRecipes {
  /// The extensions that the chains use.
  static let helpers: KeyValuePairs<String, String> = [
    "create": """
    extension AnyPublisher {
        /// Calls a closure for each subscriber. The values that it sends before it returns arrive after that.
        static func create(
            _ subscribe: @escaping (PassthroughSubject<Output, Failure>) -> AnyCancellable
        ) -> AnyPublisher<Output, Failure> {
            Deferred { () -> AnyPublisher<Output, Failure> in
                let subject = PassthroughSubject<Output, Failure>()
                var early: [Output] = []
                let recording = subject.sink(receiveCompletion: { _ in }, receiveValue: { early.append($0) })
                let work = subscribe(subject)
                recording.cancel()
                return early.publisher
                    .setFailureType(to: Failure.self)
                    .append(subject)
                    .handleEvents(receiveCompletion: { _ in work.cancel() }, receiveCancel: { work.cancel() })
                    .eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
        }
    }
    """,
    "withLatestFrom": """
    extension Publisher {
        /// Joins each value with the newest one of another publisher, once that has sent one.
        func withLatestFrom<Other: Publisher, Joined>(
            _ other: Other, _ transform: @escaping (Output, Other.Output) -> Joined
        ) -> AnyPublisher<Joined, Failure> {
            Deferred { () -> AnyPublisher<Joined, Failure> in
                var latest: Other.Output?
                let newest = other.sink(receiveCompletion: { _ in }, receiveValue: { latest = $0 })
                return self.compactMap { value -> Joined? in
                    guard let latest else { return nil }
                    return transform(value, latest)
                }
                .handleEvents(receiveCompletion: { _ in newest.cancel() }, receiveCancel: { newest.cancel() })
                .eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
        }
    }
    """,
    "sample": """
    extension Publisher {
        /// Sends the newest value when another publisher sends, if one came since.
        func sample<Other: Publisher>(_ other: Other) -> AnyPublisher<Output, Other.Failure> {
            Deferred { () -> AnyPublisher<Output, Other.Failure> in
                var latest: Output?
                let newest = self.sink(receiveCompletion: { _ in }, receiveValue: { latest = $0 })
                return other.compactMap { _ -> Output? in
                    let value = latest
                    latest = nil
                    return value
                }
                .handleEvents(receiveCompletion: { _ in newest.cancel() }, receiveCancel: { newest.cancel() })
                .eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
        }
    }
    """,
    "enumerated": """
    extension Publisher {
        /// Joins each value with its number, from 0.
        func enumerated() -> AnyPublisher<(index: Int, element: Output), Failure> {
            Deferred { () -> AnyPublisher<(index: Int, element: Output), Failure> in
                var index = -1
                return self.map { element in
                    index += 1
                    return (index: index, element: element)
                }
                .eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
        }
    }
    """,
    "pairwise": """
    extension Publisher {
        /// Joins each value but the first with the one before it.
        func pairwise() -> AnyPublisher<(Output, Output), Failure> {
            Deferred { () -> AnyPublisher<(Output, Output), Failure> in
                var last: Output?
                return self.compactMap { value -> (Output, Output)? in
                    let before = last
                    last = value
                    guard let former = before else { return nil }
                    return (former, value)
                }
                .eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
        }
    }
    """,
    "distinct": """
    extension Publisher where Output: Hashable {
        /// Sends each value once.
        func distinct() -> AnyPublisher<Output, Failure> {
            Deferred { () -> AnyPublisher<Output, Failure> in
                var known: Set<Output> = []
                return self.filter { known.insert($0).inserted }.eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
        }
    }
    """,
    "scan(into:)": """
    extension Publisher {
        /// Sends each state that a closure makes by changing the one before it.
        func scan<State>(
            into initial: State, _ update: @escaping (inout State, Output) -> Void
        ) -> AnyPublisher<State, Failure> {
            scan(initial) { state, value in
                var next = state
                update(&next, value)
                return next
            }
            .eraseToAnyPublisher()
        }
    }
    """,
    "flatMapFirst": """
    extension Publisher {
        /// Runs the publisher that a closure makes of a value, and drops the values that come meanwhile.
        func flatMapFirst<Inner: Publisher>(
            _ transform: @escaping (Output) -> Inner
        ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
            Deferred { () -> AnyPublisher<Inner.Output, Failure> in
                var isRunning = false
                return self.filter { _ in !isRunning }
                    .flatMap { value -> AnyPublisher<Inner.Output, Failure> in
                        isRunning = true
                        return transform(value)
                            .handleEvents(receiveCompletion: { _ in isRunning = false })
                            .eraseToAnyPublisher()
                    }
                    .eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
        }
    }
    """,
    "share(replay:)": """
    extension Publisher {
        /// Shares one subscription, and sends the newest values to later subscribers first.
        func share(replay count: Int) -> AnyPublisher<Output, Failure> {
            var newest: [Output] = []
            let shared = handleEvents(
                receiveOutput: { newest = Array((newest + [$0]).suffix(count)) },
                receiveCancel: { newest = [] }
            ).share()
            return Deferred { newest.publisher.setFailureType(to: Failure.self).append(shared) }
                .eraseToAnyPublisher()
        }
    }
    """,
    "delayedRetry": """
    extension Publisher {
        /// Subscribes again some time after an error, so many times at most.
        func delayedRetry<Timing: Scheduler>(
            _ count: Int, after delay: Timing.SchedulerTimeType.Stride, scheduler: Timing
        ) -> AnyPublisher<Output, Failure> {
            self.catch { error -> AnyPublisher<Output, Failure> in
                guard count > 0 else { return Fail(error: error).eraseToAnyPublisher() }
                return Just(())
                    .delay(for: delay, scheduler: scheduler)
                    .setFailureType(to: Failure.self)
                    .flatMap { _ in self.delayedRetry(count - 1, after: delay, scheduler: scheduler) }
                    .eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
        }
    }
    """,
    "retry(when:)": """
    extension Publisher {
        /// Subscribes again after an error when the publisher that a closure makes of the errors sends a value.
        func retry<Trigger: Publisher>(
            when trigger: @escaping (AnyPublisher<Error, Never>) -> Trigger
        ) -> AnyPublisher<Output, Error> where Trigger.Failure == Error {
            Deferred { () -> AnyPublisher<Output, Error> in
                let errors = PassthroughSubject<Error, Never>()
                let attempts = CurrentValueSubject<Void, Error>(())
                let again = trigger(errors.eraseToAnyPublisher())
                    .sink(receiveCompletion: { attempts.send(completion: $0) }, receiveValue: { _ in attempts.send(()) })
                return attempts
                    .map { _ in
                        self.handleEvents(receiveCompletion: { completion in
                            if case .finished = completion { attempts.send(completion: .finished) }
                        })
                        .catch { error -> Empty<Output, Error> in
                            errors.send(error)
                            return Empty()
                        }
                    }
                    .switchToLatest()
                    .handleEvents(receiveCompletion: { _ in again.cancel() }, receiveCancel: { again.cancel() })
                    .eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
        }
    }
    """,
  ]
}
