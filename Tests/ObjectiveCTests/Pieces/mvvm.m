//! self.viewModel = object("ViewModel")
//! var n = 0
//! instances("ViewModel").answers("submit") { me in
//!   n += 1
//!   n == 1 ? timer(1s).flattenMap { _ in fail(error("no network", code: -1009)) } : timer(1s).ignoreValues()
//! }

// ViewModel without its class
RACSignal *emailValid = [RACObserve(self.viewModel, email) map:^id(NSString *email) {
    return @([email containsString:@"@"] && [email hasSuffix:@".com"]);
}];
RAC(self.viewModel, email) = self.emailField.rac_textSignal;
RAC(self.submitButton, enabled) = emailValid;
RAC(self.submitButton, alpha) = [emailValid map:^id(NSNumber *ok) { return ok.boolValue ? @1.0 : @0.3; }];
RAC(self.navigationItem, title) = RACObserve(self.viewModel, email);
[[[RACObserve(self.viewModel, email) skip:1] throttle:0.2] subscribeNext:^(NSString *email) {
    NSLog(@"saved %@", email);
}];
[[self.submitButton rac_signalForControlEvents:UIControlEventTouchUpInside] subscribeNext:^(id sender) {
    [self.view endEditing:YES];
    [[self.viewModel submit] subscribeError:^(NSError *error) {
        [[[UIAlertView alloc] initWithTitle:@"Error" message:error.localizedDescription delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
    } completed:^{
        [self.navigationController popViewControllerAnimated:YES];
    }];
}];

//! wait(1s)
//! self.emailField.type("a@b.com", every: 50ms)
//! wait(1s)
//! self.submitButton.tap()
//! wait(2s)
//! self.submitButton.tap()
//! wait(2s)

//> 0ms → self.viewModel.email =
//> 0ms → self.submitButton.enabled = 0
//> 0ms → self.submitButton.alpha = 0.3
//> 0ms → self.navigationItem.title =
//> 1000ms → self.viewModel.email = a
//> 1000ms → self.submitButton.enabled = 0
//> 1000ms → self.submitButton.alpha = 0.3
//> 1000ms → self.navigationItem.title = a
//> 1050ms → self.viewModel.email = a@
//> 1050ms → self.submitButton.enabled = 0
//> 1050ms → self.submitButton.alpha = 0.3
//> 1050ms → self.navigationItem.title = a@
//> 1100ms → self.viewModel.email = a@b
//> 1100ms → self.submitButton.enabled = 0
//> 1100ms → self.submitButton.alpha = 0.3
//> 1100ms → self.navigationItem.title = a@b
//> 1150ms → self.viewModel.email = a@b.
//> 1150ms → self.submitButton.enabled = 0
//> 1150ms → self.submitButton.alpha = 0.3
//> 1150ms → self.navigationItem.title = a@b.
//> 1200ms → self.viewModel.email = a@b.c
//> 1200ms → self.submitButton.enabled = 0
//> 1200ms → self.submitButton.alpha = 0.3
//> 1200ms → self.navigationItem.title = a@b.c
//> 1250ms → self.viewModel.email = a@b.co
//> 1250ms → self.submitButton.enabled = 0
//> 1250ms → self.submitButton.alpha = 0.3
//> 1250ms → self.navigationItem.title = a@b.co
//> 1300ms → self.viewModel.email = a@b.com
//> 1300ms → self.submitButton.enabled = 1
//> 1300ms → self.submitButton.alpha = 1
//> 1300ms → self.navigationItem.title = a@b.com
//> 1500ms saved a@b.com
//> 2300ms → [self.view endEditing:1]
//> 3300ms → [UIAlertView show]
//> 4300ms → [self.view endEditing:1]
//> 5300ms → [self.navigationController popViewControllerAnimated:1]
