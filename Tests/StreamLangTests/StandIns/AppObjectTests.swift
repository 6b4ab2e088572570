import Testing

@testable import StreamLang

/// Objects that an app makes of the classes of pasted code.
@Suite struct AppObjectTests {
  @Test func aViewControllerRunsAsItStands() {
    check(
      """
      import UIKit
      import RxSwift
      import RxCocoa

      final class CounterViewController: UIViewController {
        @IBOutlet private weak var button: UIButton!
        @IBOutlet private weak var label: UILabel!
        private let disposeBag = DisposeBag()
        private var count = 0

        override func viewDidLoad() {
          super.viewDidLoad()
          bind()
        }

        private func bind() {
          button.rx.tap
            .subscribe(onNext: { [weak self] in
              guard let self = self else { return }
              self.count += 1
              self.label.text = "\\(self.count)"
            })
            .disposed(by: disposeBag)
        }
      }

      extension CounterViewController {
        func reset() { count = 0 }
      }
      """,
      driven: "button.tap()\nbutton.tap()\nreset()\nbutton.tap()",
      logs: "0s  → label.text = 1", "0s  → label.text = 2", "0s  → label.text = 1")
  }

  @Test func aViewModelRunsAsItStands() {
    check(
      """
      import Combine

      class SearchViewModel: ObservableObject {
        @Published var query = ""
        @Published private(set) var results: [String] = []
        private let api: SearchAPI
        private var cancellables = Set<AnyCancellable>()

        init(api: SearchAPI) {
          self.api = api
          $query
            .dropFirst()
            .map { [$0, $0 + "!"] }
            .sink { [weak self] results in self?.results = results }
            .store(in: &cancellables)
        }

        deinit { print("gone") }
      }
      """, driven: "query = \"rx\"\nprint(results)", logs: "0s  [\"rx\", \"rx!\"]")
  }

  @Test func mistakesInsideHaveTheirPlaces() {
    let outcome = PastedOutcome(
      "import RxSwift\nclass Cart {\n  let taps = PublishSubject<Int>()\n  func send() { taps.onNxt(1) }\n}")
    #expect(outcome.failures == ["code.swift:4:22: PublishSubject has no 'onNxt'; did you mean 'onNext'?"])
  }

  @Test func `A view controller has a view model of the code`() {
    check(
      """
      import RxSwift
      final class Model { let names = BehaviorRelay(value: ""); init(api: API) { api.load().bind(to: names) } }
      class ListController: UIViewController {
        var model: Model!
        @IBOutlet weak var label: UILabel!
        override func viewDidLoad() { model.names.bind(to: label.rx.text) }
      }
      """.replacing("import RxSwift\n", with: "import RxSwift\nimport RxCocoa\n"),
      driven: "api.answers(\"load\") { Observable.just(\"Ann\") }", logs: "0s  → label.text = ",
      "0s  → label.text = Ann")
  }

  @Test func `A view of SwiftUI is read for its state, and draws nothing`() {
    check(
      """
      import Combine
      import SwiftUI
      final class Clock: ObservableObject { @Published var count = 0 }
      struct ContentView: View {
        @StateObject private var clock = Clock()
        var body: some View { Text("\\(clock.count)").padding() }
      }
      """, driven: "let c = clock.$count.sink { print($0) }\nclock.count = 4", logs: "0s  0", "0s  4")
  }
}
