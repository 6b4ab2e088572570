// 弱引用的 self 与控件的别名
__weak typeof(self) weakSelf = self;
[[self.loginBtn rac_signalForControlEvents:UIControlEventTouchUpInside] subscribeNext:^(id sender) {
    __strong typeof(weakSelf) strongSelf = weakSelf;
    if (!strongSelf) return;
    strongSelf.hud.hidden = NO;
    [weakSelf.indicator startAnimating];
    UILabel *label = weakSelf.statusLabel;
    label.text = @"登录中";
    RAC(weakSelf.cancelBtn, enabled) = [RACSignal return:@YES];
}];
//! wait(1s)
//! self.loginBtn.tap()

//> 1000ms → self.hud.hidden = 0
//> 1000ms → [self.indicator startAnimating]
//> 1000ms → self.statusLabel.text = 登录中
//> 1000ms → self.cancelBtn.enabled = 1
