// The first program of the page, and examples of code as people have it, one for each library.

export const EXAMPLE = `// Drag a marble, or change a number.
let keys = hot("-r-x---p---l-|")
let ticks = cold("---1---2---3-|")

keys.merge(ticks).debounce(150ms)
`

/** Each has its drive, so that it does something at once. */
export const EXAMPLES = [
  { title: 'RxJS typeahead', text: `// A search box: which requests are sent, and which answers are shown?
import { fromEvent, map, debounceTime, distinctUntilChanged, switchMap } from 'rxjs'
import { ajax } from 'rxjs/ajax'

const box = document.querySelector('#search')

fromEvent(box, 'input').pipe(
  map((event) => event.target.value),
  debounceTime(300),
  distinctUntilChanged(),
  switchMap((query) => ajax.getJSON(\`/search?q=\${query}\`)),
).subscribe((results) => console.log(results))

//! network("/search?q=rx", after: 300ms, gives: ["RxJS", "RxSwift"])
//! network("/search?q=rxj", after: 900ms, gives: ["RxJS", "RxJava"])
//! network("/search?q=rxjs", after: 300ms, gives: ["RxJS"])
//! box.enter("r")
//! wait(200ms)
//! box.enter("rx")
//! wait(700ms)
//! box.enter("rxj")
//! wait(500ms)
//! box.enter("rxjs")
` },
  { title: 'RxSwift login', text: `// A login form: when can the button be tapped, and what does a tap send?
import RxSwift
import RxCocoa

let bag = DisposeBag()

let canLogIn = Observable
    .combineLatest(name.rx.text.orEmpty, password.rx.text.orEmpty)
    .map { !$0.isEmpty && $1.count >= 4 }
    .distinctUntilChanged()

canLogIn.bind(to: button.rx.isEnabled).disposed(by: bag)

button.rx.tap
    .withLatestFrom(name.rx.text.orEmpty)
    .flatMapLatest { api.logIn($0) }
    .subscribe(onNext: { print("Hello, \\($0)!") })
    .disposed(by: bag)

//! api.answers("logIn") { name in timer(400ms).map { _ in name } }
//! wait(200ms)
//! name.enter("anna")
//! wait(200ms)
//! button.tap()
//! wait(200ms)
//! password.enter("1234")
//! wait(200ms)
//! button.tap()
` },
  { title: 'Combine form', text: `// A sign-up form: a server checks the name, but not at every key.
import Combine
import Foundation

final class SignUp {
    @Published var name = ""
    @Published var password = ""
    private var bag = Set<AnyCancellable>()

    init(api: API) {
        let isFree = $name
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .map { api.isFree($0) }
            .switchToLatest()
        isFree.combineLatest($password)
            .map { isFree, password in isFree && password.count >= 4 }
            .removeDuplicates()
            .sink { print("can sign up:", $0) }
            .store(in: &bag)
    }
}

let form = SignUp(api: api)

//! api.answers("isFree") { name in timer(200ms).map { _ in name.count > 2 } }
//! wait(200ms)
//! form.name = "an"
//! wait(200ms)
//! form.name = "anna"
//! wait(700ms)
//! form.password = "123"
//! wait(200ms)
//! form.password = "1234"
` },
  { title: 'RAC 2 command', text: `// A command: while it runs, its button is disabled, and a tap does nothing.
@implementation LoginController
- (void)viewDidLoad {
  [super viewDidLoad];
  RACSignal *valid = [self.nameField.rac_textSignal map:^(NSString *name) {
    return @(name.length > 2);
  }];
  RACCommand *logIn = [[RACCommand alloc] initWithEnabled:valid signalBlock:^(id sender) {
    return [self.client logIn:self.nameField.text];
  }];
  self.loginButton.rac_command = logIn;
  RAC(self.spinner, hidden) = [logIn.executing not];
  [[logIn.executionSignals switchToLatest] subscribeNext:^(NSString *user) {
    NSLog(@"Hello, %@!", user);
  }];
}
@end

//! self.client.answers("logIn:") { name in timer(500ms).mapReplace(name) }
//! wait(200ms)
//! self.loginButton.tap()
//! wait(200ms)
//! self.nameField.enter("anna")
//! wait(200ms)
//! self.loginButton.tap()
//! wait(200ms)
//! self.loginButton.tap()
` },
  { title: 'async search', text: `// A search with async and await: a new text cancels the search before.
import Foundation

@MainActor
final class SearchModel {
    private var task: Task<Void, Never>?

    func search(_ query: String) {
        task?.cancel()
        task = Task {
            do {
                try await Task.sleep(for: .milliseconds(300))
                let results = try await api.search(query)
                print(query, "found", results)
            } catch {
                print(query, "was cancelled")
            }
        }
    }
}

let model = SearchModel()

//! api.answers("search") { query in timer(400ms).map { _ in [query] } }
//! model.search("r")
//! wait(200ms)
//! model.search("rx")
//! wait(500ms)
//! model.search("rxs")
` },
]
