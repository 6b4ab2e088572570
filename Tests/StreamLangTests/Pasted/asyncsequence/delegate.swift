import AsyncAlgorithms

protocol LocationDelegate: AnyObject {
    func didUpdate(_ location: String)
    func didFail(_ error: Error)
}
struct GPSError: Error {}
final class LocationManager {
    weak var delegate: LocationDelegate?
    private var task: Task<Void, Error>?
    func start() {
        print("manager starts")
        task = Task {
            for place in ["home", "road", "office"] {
                try await Task.sleep(for: .milliseconds(200))
                delegate?.didUpdate(place)
            }
            delegate?.didFail(GPSError())
        }
    }
    func stop() {
        print("manager stops")
        task?.cancel()
    }
}
final class Locations: LocationDelegate {
    private let manager = LocationManager()
    private var continuation: AsyncThrowingStream<String, Error>.Continuation?
    var stream: AsyncThrowingStream<String, Error> {
        AsyncThrowingStream { continuation in
            self.continuation = continuation
            continuation.onTermination = { @Sendable _ in self.manager.stop() }
            manager.delegate = self
            manager.start()
        }
    }
    func didUpdate(_ location: String) { continuation?.yield(location) }
    func didFail(_ error: Error) { continuation?.finish(throwing: error) }
}
let locations = Locations()
Task {
    do {
        for try await place in locations.stream { print("at \(place)") }
    } catch { print("error: \(error)") }
    for try await place in locations.stream.prefix(1) { print("once more \(place)") }
    print("end")
}
