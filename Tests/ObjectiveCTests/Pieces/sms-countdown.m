// 获取验证码倒计时
static NSInteger const kSeconds = 3;
@weakify(self)
RACCommand *codeCommand = [[RACCommand alloc] initWithEnabled:[self.phoneField.rac_textSignal map:^id(NSString *value) {
    return @(value.length == 11);
}] signalBlock:^RACSignal *(UIButton *sender) {
    __block NSInteger left = kSeconds;
    return [[[[[RACSignal interval:1 onScheduler:[RACScheduler mainThreadScheduler]]
        startWith:[NSDate date]]
        take:kSeconds + 1]
        map:^id(NSDate *date) {
            return @(left--);
        }]
        doNext:^(NSNumber *seconds) {
            @strongify(self)
            if (seconds.integerValue > 0) {
                [self.codeButton setTitle:[NSString stringWithFormat:@"%02ld秒后重发", (long)seconds.integerValue] forState:UIControlStateDisabled];
            } else {
                [self.codeButton setTitle:@"获取验证码" forState:UIControlStateNormal];
            }
        }];
}];
self.codeButton.rac_command = codeCommand;

//! self.codeButton.tap()
//! self.phoneField.enter("13800000000")
//! wait(1s)
//! self.codeButton.tap()
//! wait(1500ms)
//! self.codeButton.tap()
//! wait(3s)
//! self.codeButton.tap()
//! wait(500ms)

//> 1000ms → [self.codeButton setTitle:03秒后重发 forState:UIControlStateDisabled]
//> 2000ms → [self.codeButton setTitle:02秒后重发 forState:UIControlStateDisabled]
//> 3000ms → [self.codeButton setTitle:01秒后重发 forState:UIControlStateDisabled]
//> 4000ms → [self.codeButton setTitle:获取验证码 forState:UIControlStateNormal]
//> 5500ms → [self.codeButton setTitle:03秒后重发 forState:UIControlStateDisabled]
//> 6500ms → [self.codeButton setTitle:02秒后重发 forState:UIControlStateDisabled]
//> 7500ms → [self.codeButton setTitle:01秒后重发 forState:UIControlStateDisabled]
//> 8500ms → [self.codeButton setTitle:获取验证码 forState:UIControlStateNormal]
