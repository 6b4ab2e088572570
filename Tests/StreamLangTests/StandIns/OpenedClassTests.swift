import Testing

@testable import StreamLang

/// A class of pasted code without an object: its members run like statements.
@Suite struct OpenedClassTests {
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
}
