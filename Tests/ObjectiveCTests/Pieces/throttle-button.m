[[[self.likeButton rac_signalForControlEvents:UIControlEventTouchUpInside] throttle:0.5] subscribeNext:^(UIButton *b) {
    b.selected = !b.selected;
    NSLog(@"liked: %d", b.isSelected);
}];
[[[[self.searchField rac_textSignal] throttle:0.5] filter:^BOOL(NSString *value) { return value.length; }] subscribeNext:^(NSString *x) {
    NSLog(@"搜索:%@", x);
}];
[[[self.payButton rac_signalForControlEvents:UIControlEventTouchUpInside] flattenMap:^RACStream *(UIButton *b) {
    b.enabled = NO;
    return [[[RACSignal return:@"paid"] delay:1] finally:^{ b.enabled = YES; }];
}] subscribeNext:^(id x) { NSLog(@"%@", x); }];

//! wait(1s)
//! self.likeButton.tap()
//! wait(200ms)
//! self.likeButton.tap()
//! self.searchField.type("sw", every: 300ms)
//! wait(1s)
//! self.payButton.tap()
//! self.payButton.tap()
//! wait(1500ms)
//! self.payButton.tap()
//! wait(2s)

//> 1700ms → self.likeButton.selected = 1
//> 1700ms liked: 1
//> 2000ms 搜索:sw
//> 2500ms → self.payButton.enabled = 0
//> 3500ms paid
//> 3500ms → self.payButton.enabled = 1
//> 4000ms → self.payButton.enabled = 0
//> 5000ms paid
//> 5000ms → self.payButton.enabled = 1
