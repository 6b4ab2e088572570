import Marbles
import ObjectiveC
import StreamLang
import Testing

/// Why a value of a lane in the first picture of a text is there.
private func why(_ place: Int, in lane: String, _ text: String) -> [String] {
  var settings = Settings()
  settings.languages = [.objectiveC]
  let session = Session(settings: settings)
  session.isTraced = true
  defer { session.end() }
  var why: [String] = []
  _ = ScriptRun(SourceText(name: "code.m", text: text), in: session, language: .objectiveC).run { event in
    guard case .output(.diagram(let run), _) = event, why.isEmpty else { return }
    let index = run.drawn.lanes.firstIndex { $0.name == lane } ?? -1
    why = Diagram.Place(id: "\(index).\(place)").flatMap { run.answer(at: $0) }?.why ?? []
  }
  return why
}

struct `Code of apps, driven through failure and success` {
  @Test func whatIsDoneToALabelHasCauses() {
    let text = """
      RACSubject *input = [RACSubject subject];
      RAC(self.label, text) = [input map:^id(NSString *s) { return [s uppercaseString]; }];
      [input sendNext:@"a"];
      [input sendNext:@"b"];
      """
    #expect(
      why(1, in: "→ self.label.text", text) == [
        "B at 0s in → self.label.text", "└─ it was set when B came from map:", "   map: of b",
        "   the script sent it to input",
      ])
  }

  @Test func aLoginForm() {
    let run = Running(
      """
      RACSignal *validName = [self.nameField.rac_textSignal map:^id(NSString *text) {
          return @(text.length >= 3);
      }];
      RACSignal *validPassword = [self.passwordField.rac_textSignal map:^id(NSString *text) {
          return @(text.length >= 6);
      }];
      RACSignal *formValid = [RACSignal combineLatest:@[validName, validPassword] reduce:^id(NSNumber *n, NSNumber *p) {
          return @([n boolValue] && [p boolValue]);
      }];
      RACCommand *login = [[RACCommand alloc] initWithEnabled:formValid signalBlock:^RACSignal *(id input) {
          return [self.client logInWithName:self.nameField.text password:self.passwordField.text];
      }];
      self.loginButton.rac_command = login;
      [[login.executionSignals switchToLatest] subscribeNext:^(NSDictionary *user) {
          NSLog(@"welcome %@", user[@"name"]);
      }];
      [login.errors subscribeNext:^(NSError *error) {
          NSLog(@"failed: %@ (%ld)", error.localizedDescription, (long)error.code);
      }];
      [[login.executing skip:1] subscribeNext:^(NSNumber *executing) {
          self.spinner.hidden = ![executing boolValue];
      }];
      """,
      drive: """
        var n = 0
        self.client.answers("logInWithName:password:") { name, password in
          n += 1
          timer(1s).flattenMap { _ in n == 1 ? fail(error("wrong password", code: 401)) : just(["name": name]) }
        }
        code
        self.loginButton.tap()
        wait(1s)
        self.nameField.type("anna", every: 100ms)
        self.passwordField.enter("secret1")
        wait(1s)
        self.loginButton.tap()
        wait(2s)
        self.loginButton.tap()
        """)
    #expect(run.messages.isEmpty)
    #expect(run.notes.contains { $0.hasPrefix("tap at 0s: the button is disabled") })
    #expect(
      run.log == [
        "2300ms → self.spinner.hidden = 0", "3300ms failed: wrong password (401)", "3300ms → self.spinner.hidden = 1",
        "4300ms → self.spinner.hidden = 0", "5300ms welcome anna", "5300ms → self.spinner.hidden = 1",
      ])
  }

  @Test func aSearchFieldThatRecoversFromAnError() {
    let run = Running(
      """
      [[[[[[self.searchField.rac_textSignal
          throttle:0.3]
          distinctUntilChanged]
          filter:^BOOL(NSString *text) { return text.length > 1; }]
          map:^id(NSString *text) {
              return [[self.api search:text] catch:^RACSignal *(NSError *error) {
                  NSLog(@"error: %@", error.localizedDescription);
                  return [RACSignal return:@[]];
              }];
          }]
          switchToLatest] subscribeNext:^(NSArray *results) {
              NSLog(@"%lu results: %@", (unsigned long)results.count, [results componentsJoinedByString:@", "]);
              [self.tableView reloadData];
      }];
      """,
      drive: """
        self.api.answers("search:") { text in
          text == "bad" ? fail(error("offline", code: -1009)) : timer(500ms).mapReplace([text, text + "!"])
        }
        code
        wait(1s)
        self.searchField.type("rea", every: 100ms)
        wait(1s)
        self.searchField.enter("bad")
        wait(1s)
        """)
    #expect(run.messages.isEmpty)
    #expect(
      run.log == [
        "2000ms 2 results: rea, rea!", "2000ms → [self.tableView reloadData]", "2500ms error: offline",
        "2500ms 0 results: ", "2500ms → [self.tableView reloadData]",
      ])
  }

  @Test func propertiesAreObservedBoundAndConnected() {
    let run = Running(
      """
      RAC(self.label, text) = [RACObserve(self, name) map:^id(NSString *name) { return name ?: @"nobody"; }];
      self.name = @"Ann";
      RACChannelTo(self, a) = RACChannelTo(self, b);
      self.b = @"1";
      NSLog(@"%@", self.a);
      self.a = @"2";
      NSLog(@"%@", self.b);
      """, drive: "wait(1s)\nself.name = \"Bob\"")
    #expect(run.messages.isEmpty)
    #expect(
      run.log == [
        "0ms → self.label.text = nobody", "0ms → self.label.text = Ann", "0ms 1", "0ms 2",
        "1000ms → self.label.text = Bob",
      ])
  }

  @Test func aMethodIsLiftedOverSignals() {
    let run = Running(
      """
      - (void)updateWithR1:(NSString *)one r2:(NSNumber *)two {
          NSLog(@"update %@ %@", one, two);
      }
      RACSubject *a = [RACSubject subject];
      RACSubject *b = [RACSubject subject];
      [self rac_liftSelector:@selector(updateWithR1:r2:) withSignals:a, b, nil];
      [a sendNext:@"x"];
      [b sendNext:@1];
      [a sendNext:@"y"];
      """)
    #expect(run.log == ["0ms update x 1", "0ms update y 1"])
  }

  @Test func retryGivesUpOrSucceeds() {
    let run = Running(
      """
      __block NSInteger tries = 0;
      [[[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
          tries++;
          if (tries < 3) {
              [subscriber sendError:[NSError errorWithDomain:@"net" code:tries userInfo:@{NSLocalizedDescriptionKey: @"down"}]];
          } else {
              [subscriber sendNext:@(tries)];
              [subscriber sendCompleted];
          }
          return nil;
      }] doError:^(NSError *error) { NSLog(@"%@", error); }] retry:2] subscribeNext:^(id x) {
          NSLog(@"got %@", x);
      } completed:^{ NSLog(@"done"); }];
      """)
    let text = "UserInfo={NSLocalizedDescription=down}"
    #expect(
      run.log == [
        "0ms Error Domain=net Code=1 \"down\" \(text)", "0ms Error Domain=net Code=2 \"down\" \(text)", "0ms got 3",
        "0ms done",
      ])
  }

  @Test func alertsDelegatesAndNotifications() {
    let run = Running(
      """
      UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"T" message:@"M" delegate:nil cancelButtonTitle:@"No" otherButtonTitles:@"Yes", nil];
      [[alert rac_buttonClickedSignal] subscribeNext:^(NSNumber *index) { NSLog(@"clicked %@", index); }];
      [[self rac_signalForSelector:@selector(tableView:didSelectRowAtIndexPath:) fromProtocol:@protocol(UITableViewDelegate)] subscribeNext:^(RACTuple *t) {
          NSIndexPath *path = t.second;
          NSLog(@"row %ld", (long)path.row);
      }];
      [[[NSNotificationCenter defaultCenter] rac_addObserverForName:@"changed" object:nil] subscribeNext:^(NSNotification *note) {
          NSLog(@"%@ %@", note.name, note.userInfo[@"n"]);
      }];
      """,
      drive: """
        wait(500ms)
        alert.click(1)
        self.call("tableView:didSelectRowAtIndexPath:", nil, object("NSIndexPath", row: 4))
        notify("changed", userInfo: ["n": 7])
        """)
    #expect(run.messages.isEmpty)
    #expect(run.log == ["500ms clicked 1", "500ms row 4", "500ms changed 7"])
  }

  @Test func codeIsDrivenLineByLine() {
    var settings = Settings()
    settings.languages = [.objectiveC]
    let session = Session(settings: settings)
    defer { session.end() }
    var log: [String] = []
    func run(_ text: String, _ language: SourceLanguage?) {
      let outcome = ScriptRun(SourceText(name: "entry", text: text), in: session, language: language)
        .run(finishes: false) { event in if case .output(.log(_, let text, _), _) = event { log.append(text) } }
      guard case .fine = outcome else { return log.append("\(text) failed") }
    }
    run("[self.field.rac_textSignal subscribeNext:^(id x) { NSLog(@\"%@\", x); }];", .objectiveC)
    run("self.field.enter(\"a\")", nil)
    run("wait(1s)", nil)
    run("self.field.type(\"b\")", nil)
    #expect(log == ["", "a", "ab"])
  }

  @Test func aTranslationRunsToTheSameLog() {
    let code =
      "[[self.field.rac_textSignal map:^id(NSString *t) { return @(t.length); }] subscribeNext:^(id x) { NSLog(@\"%@\", x); }];"
    let drive = "wait(1s)\nself.field.type(\"ab\")"
    let source = SourceText(joining: [SourceText(name: "a.m", text: code), SourceText(name: "a.drive", text: drive)])
    let translation = Translation(of: source, from: .objectiveC)
    #expect(translation.faults.isEmpty)
    let again = Running(translation.text, language: nil)
    #expect(again.log == Running(code, drive: drive).log)
    #expect(again.log == ["0ms 0", "1000ms 1", "1000ms 2"])
  }
}
