// login with MBProgressHUD and a manager
@weakify(self);
[[[[self.loginBtn rac_signalForControlEvents:UIControlEventTouchUpInside] throttle:0.5] doNext:^(UIButton *sender) {
    @strongify(self);
    [self.view endEditing:YES];
    [MBProgressHUD showHUDAddedTo:self.view animated:YES];
}] subscribeNext:^(id x) {
    @strongify(self);
    [[LoginManager sharedManager] loginWithPhone:self.phoneTF.text code:self.codeTF.text completion:^(BOOL success, NSString *message) {
        [MBProgressHUD hideHUDForView:self.view animated:YES];
        if (!success) {
            NSLog(@"失败: %@", message ?: @"未知错误");
            return;
        }
        [self dismissViewControllerAnimated:YES completion:nil];
    }];
}];
RAC(self.loginBtn, backgroundColor) = [[RACSignal combineLatest:@[self.phoneTF.rac_textSignal, self.codeTF.rac_textSignal] reduce:^id(NSString *phone, NSString *code){
    return @(phone.length == 11 && code.length == 4);
}] map:^id(NSNumber *valid) {
    return valid.boolValue ? [UIColor blueColor] : [UIColor lightGrayColor];
}];
//! LoginManager.sharedManager().answers("loginWithPhone:code:completion:") { phone, code, done in after(1s) { done(code == "1234", "bad code") } }
//! self.phoneTF.enter("13800000000")
//! self.codeTF.enter("1111")
//! self.loginBtn.tap()
//! wait(3s)
//! self.codeTF.enter("1234")
//! self.loginBtn.tap()
//! wait(3s)

//> 0ms → self.loginBtn.backgroundColor = UIExtendedGrayColorSpace 0.666667 1
//> 0ms → self.loginBtn.backgroundColor = UIExtendedGrayColorSpace 0.666667 1
//> 0ms → self.loginBtn.backgroundColor = UIExtendedSRGBColorSpace 0 0 1 1
//> 500ms → [self.view endEditing:1]
//> 500ms → [MBProgressHUD showHUDAddedTo:<Object: view> animated:1]
//> 1500ms → [MBProgressHUD hideHUDForView:<Object: view> animated:1]
//> 1500ms 失败: bad code
//> 3000ms → self.loginBtn.backgroundColor = UIExtendedSRGBColorSpace 0 0 1 1
//> 3500ms → [self.view endEditing:1]
//> 3500ms → [MBProgressHUD showHUDAddedTo:<Object: view> animated:1]
//> 4500ms → [MBProgressHUD hideHUDForView:<Object: view> animated:1]
//> 4500ms → [self dismissViewControllerAnimated:1 completion:(null)]
