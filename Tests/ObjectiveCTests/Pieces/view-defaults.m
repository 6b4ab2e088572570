// A view has a tag, an alpha and its visibility before the code sets them, and a message to nil gives 0.
[[self.plusButton rac_signalForControlEvents:UIControlEventTouchUpInside] subscribeNext:^(UIButton *button) {
    switch (button.tag) {
        case 0: NSLog(@"first"); break;
        default: NSLog(@"other");
    }
    NSLog(@"%@ %ld %.1f %d", @[@"apple", @"pear"][button.tag], (long)button.tag, button.alpha, button.hidden);
    button.tag += 1;
}];
switch (self.order.state) { case 0: NSLog(@"no state"); break; default: NSLog(@"a state"); }
RACObserve(self.plusButton, tag);
UIRefreshControl *refresh = [[UIRefreshControl alloc] init];
self.refresh = refresh;
[[[refresh rac_signalForControlEvents:UIControlEventValueChanged] flattenMap:^RACStream *(UIRefreshControl *control) {
    return [[[RACSignal return:control] delay:1] doNext:^(UIRefreshControl *it) { [it endRefreshing]; }];
}] subscribeNext:^(id x) { NSLog(@"refreshed"); }];
[RACObserve(self.scroll, contentOffset) subscribeNext:^(NSValue *offset) { NSLog(@"y %@", @(offset.CGPointValue.y)); }];

//! self.plusButton.tap()
//! self.plusButton.tap()
//! self.refresh.pull()
//! self.scroll.contentOffset = CGPointMake(0, 12)

//> 0ms no state
//> 0ms y 0
//> 0ms first
//> 0ms apple 0 1.0 0
//> 0ms → self.plusButton.tag = 1
//> 0ms other
//> 0ms pear 1 1.0 0
//> 0ms → self.plusButton.tag = 2
//> 0ms y 12
//> 1000ms → [refresh endRefreshing]
//> 1000ms refreshed
