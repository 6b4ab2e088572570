// A view controller without its view model: the drive answers for the commands.
@weakify(self)
[self.viewModel.loginCommand.executionSignals.switchToLatest subscribeNext:^(NSString *result) {
    NSLog(@"%@", [result isEqualToString:@"success"] ? @"登录成功" : result);
}];
[self.viewModel.loginCommand.errors subscribeNext:^(NSError *error) { NSLog(@"失败 %@", error.localizedDescription); }];
[[self.viewModel.loginCommand.executing skip:1] subscribeNext:^(NSNumber *x) { NSLog(x.boolValue ? @"正在登录" : @"登录结束"); }];
[[self.loginBtn rac_signalForControlEvents:UIControlEventTouchUpInside] subscribeNext:^(id x) {
    @strongify(self)
    [self.viewModel.loginCommand execute:self.pwdField.text];
}];
RAC(self.viewModel, password) = self.pwdField.rac_textSignal;
//! self.viewModel.loginCommand.answers("execute:") { text in text == "1234" ? just("success").delay(1s) : fail(error("wrong", code: 401)).delay(500ms) }
//! self.pwdField.enter("12")
//! self.loginBtn.tap()
//! wait(1s)
//! self.pwdField.enter("1234")
//! self.loginBtn.tap()
//! wait(2s)
//> 0ms → self.viewModel.password =
//> 0ms → self.viewModel.password = 12
//> 0ms 正在登录
//> 0ms 失败 wrong
//> 0ms 登录结束
//> 1000ms → self.viewModel.password = 1234
//> 1000ms 正在登录
//> 2000ms 登录成功
//> 2000ms 登录结束
