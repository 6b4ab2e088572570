import Testing

@testable import StreamLang

/// Code that was taken out of its class: what the class, or the app around it, gives.
@Suite struct PartsOfAppTests {
  @Test func outletsAreStandInsOfTheirTypes() {
    let outcome = PastedOutcome(
      """
      import RxSwift
      import RxCocoa
      @IBOutlet private weak var slider: UISlider!
      @IBOutlet var label: UILabel!
      slider.rx.value.map { "\\($0)" }.bind(to: label.rx.text)
      """, drive: "slider.slide(0.5)")
    #expect(outcome.failures == [])
    #expect(outcome.logs == ["0s  → label.text = 0.0", "0s  → label.text = 0.5"])
    #expect(outcome.lanes.first?.hasPrefix("slider.value: \"a\"") == true)
  }

  @Test func propertiesThatNothingSetsAreTheApps() {
    check(
      """
      import RxSwift
      private let viewModel: ItemsViewModel
      let title: Driver<String>
      title.drive(onNext: { print("title \\($0)") })
      viewModel.items.subscribe(onNext: { print($0.count) })
      """, driven: "title.onNext(\"Tea\")\nviewModel.items.onNext([1, 2])", logs: "0s  title Tea", "0s  2")
  }

  @Test func propertiesThatTheCodeSetsAreItsOwn() {
    check(
      """
      import RxSwift
      var subject: PublishSubject<Int>!
      subject = PublishSubject<Int>()
      subject.subscribe(onNext: { print($0) })
      """, driven: "subject.onNext(1)", logs: "0s  1")
  }

  /// An app calls it, where nothing else does.
  @Test func viewDidLoadIsCalledOnce() {
    let code = """
      override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded")
      }
      """
    check(code, driven: "wait(1s)", logs: "0s  loaded")
    check(code, driven: "wait(1s)\nviewDidLoad()", logs: "1s  loaded")
  }

  @Test func anInitializerRunsWhereItStands() {
    check(
      """
      import Combine
      @Published var query = ""
      private let api: SearchAPI
      init(api: SearchAPI) {
        self.api = api
        $query.dropFirst().sink { print("search \\($0)") }.store(in: &bag)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      deinit { print("gone") }
      """, driven: "query = \"rx\"", logs: "0s  search rx")
  }

  /// The name after `self` is the property, whatever else has that name.
  @Test func aParameterHidesNoPropertyAfterSelf() {
    check(
      """
      import RxSwift
      var items: [String] = []
      func show(items: [String]) { self.items = items }
      show(items: ["tea"])
      print(items)
      Observable.of(["cake"]).subscribe(onNext: { [weak self] items in
        print(self?.items ?? [], items)
        self?.items = items
      })
      print(items)
      """, driven: "wait(1s)", logs: "0s  [\"tea\"]", "0s  [\"tea\"] [\"cake\"]", "0s  [\"cake\"]")
  }

  @Test func aStreamIsAssignedToAPropertyOfSelf() {
    check(
      "import Combine\nvar name = \"\"\nJust(\"Ann\").assign(to: \\.name, on: self).store(in: &bag)\nprint(name)",
      driven: "wait(1s)", logs: "0s  Ann")
  }
}
