// A button that sends a code and counts down
- (void)viewDidLoad {
    [super viewDidLoad];
    @weakify(self)
    self.codeButton.rac_command = [[RACCommand alloc] initWithEnabled:[self.phoneField.rac_textSignal map:^id(NSString *text) {
        return @(text.length == 4);
    }] signalBlock:^RACSignal *(UIButton *button) {
        @strongify(self)
        [self.codeButton setTitle:@"sending" forState:UIControlStateDisabled];
        return [[[[[RACSignal interval:1 onScheduler:[RACScheduler mainThreadScheduler]] take:3]
            scanWithStart:@3 reduce:^id(NSNumber *left, id _) { return @(left.integerValue - 1); }]
            startWith:@3]
            doNext:^(NSNumber *left) {
                @strongify(self)
                self.codeButton.titleLabel.text = [NSString stringWithFormat:@"%@s", left];
            }];
    }];
    [self.codeButton.rac_command.executing subscribeNext:^(NSNumber *isRunning) {
        NSLog(@"%@", isRunning.boolValue ? @"counting" : @"ready");
    }];
}
//! self.phoneField.type("123")
//! self.codeButton.tap()
//! wait(500ms)
//! self.phoneField.type("4")
//! wait(500ms)
//! self.codeButton.tap()
//! wait(1s)
//! self.codeButton.tap()
//! wait(5s)

//> 0ms ready
//> 1200ms → [self.codeButton setTitle:sending forState:UIControlStateDisabled]
//> 1200ms counting
//> 1200ms → self.codeButton.titleLabel.text = 3s
//> 2200ms → self.codeButton.titleLabel.text = 2s
//> 3200ms → self.codeButton.titleLabel.text = 1s
//> 4200ms → self.codeButton.titleLabel.text = 0s
//> 4200ms ready
