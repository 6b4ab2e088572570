// A login as one method after the other: the view model is another stand-in
- (void)viewDidLoad {
    [super viewDidLoad];
    [self bindViewModel];
    [self bindActions];
}
- (void)bindViewModel {
    RAC(self.viewModel, username) = self.userField.rac_textSignal;
    RAC(self.viewModel, password) = self.passField.rac_textSignal;
    RACSignal *valid = [[RACSignal combineLatest:@[RACObserve(self.viewModel, username), RACObserve(self.viewModel, password)] reduce:^id(NSString *u, NSString *p) {
        return @(u.length >= 2 && p.length >= 4);
    }] distinctUntilChanged];
    RAC(self.loginButton, alpha) = [valid map:^id(NSNumber *v) { return v.boolValue ? @1 : @0.5; }];
    self.viewModel.loginCommand = [[RACCommand alloc] initWithEnabled:valid signalBlock:^RACSignal *(id input) {
        return [[self.viewModel login] materialize];
    }];
    self.loginButton.rac_command = self.viewModel.loginCommand;
}
- (void)bindActions {
    RACCommand *command = self.viewModel.loginCommand;
    [[command.executionSignals flattenMap:^RACStream *(RACSignal *execution) {
        return [[[execution dematerialize] catch:^RACSignal *(NSError *error) {
            self.errorLabel.text = error.localizedDescription;
            return [RACSignal empty];
        }] map:^id(NSString *token) { return [token uppercaseString]; }];
    }] subscribeNext:^(NSString *token) {
        NSLog(@"token %@", token);
        [self performSegueWithIdentifier:@"home" sender:self];
    }];
    [command.executing subscribeNext:^(NSNumber *running) {
        if (running.boolValue) { [SVProgressHUD show]; } else { [SVProgressHUD dismiss]; }
    }];
}
//! var tries = 0
//! self.viewModel.answers("login") { tries += 1; return timer(1s).flattenMap { _ in tries == 1 ? fail(error("wrong", code: 1)) : just("abc") } }
//! self.userField.enter("ann")
//! self.passField.enter("1234")
//! wait(100ms)
//! self.loginButton.tap()
//! wait(2s)
//! self.loginButton.tap()
//! wait(2s)

//> 0ms → self.viewModel.username =
//> 0ms → self.viewModel.password =
//> 0ms → self.loginButton.alpha = 0.5
//> 0ms → [SVProgressHUD dismiss]
//> 0ms → self.viewModel.username = ann
//> 0ms → self.viewModel.password = 1234
//> 0ms → self.loginButton.alpha = 1
//> 100ms → [SVProgressHUD show]
//> 1100ms → self.errorLabel.text = wrong
//> 1100ms → [SVProgressHUD dismiss]
//> 2100ms → [SVProgressHUD show]
//> 3100ms token ABC
//> 3100ms → [self performSegueWithIdentifier:home sender:<NSObject: 0x1>]
//> 3100ms → [SVProgressHUD dismiss]
