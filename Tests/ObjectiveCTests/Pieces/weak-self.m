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
