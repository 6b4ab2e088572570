// gestures
UIPanGestureRecognizer *pan = [[UIPanGestureRecognizer alloc] init];
[self.dragView addGestureRecognizer:pan];
RACSignal *began = [pan.rac_gestureSignal filter:^BOOL(UIGestureRecognizer *g) { return g.state == UIGestureRecognizerStateBegan; }];
RACSignal *changed = [pan.rac_gestureSignal filter:^BOOL(UIGestureRecognizer *g) { return g.state == UIGestureRecognizerStateChanged; }];
RACSignal *ended = [pan.rac_gestureSignal filter:^BOOL(UIGestureRecognizer *g) { return g.state == UIGestureRecognizerStateEnded; }];
[[began flattenMap:^(id _) {
    NSLog(@"drag starts");
    __block int moves = 0;
    return [[[changed map:^id(id value) { return @(++moves); }] takeUntil:ended] concat:[RACSignal return:@"dropped"]];
}] subscribeNext:^(id x) { NSLog(@"%@", x); }];
UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:nil action:NULL];
tap.numberOfTapsRequired = 2;
[[tap rac_gestureSignal] subscribeNext:^(UITapGestureRecognizer *t) { NSLog(@"tap %lu", (unsigned long)t.numberOfTapsRequired); }];
[self.view addGestureRecognizer:tap];
self.view.userInteractionEnabled = YES;
UISwipeGestureRecognizer *swipe = [UISwipeGestureRecognizer new];
swipe.direction = UISwipeGestureRecognizerDirectionLeft;
[swipe.rac_gestureSignal subscribeNext:^(id x) { NSLog(@"swipe"); }];
//! pan.state = 1
//! pan.state = 2
//! pan.state = 2
//! pan.state = 3
//! pan.state = 2
//! self.view.tap()
//! swipe.state = 3

//> 0ms drag starts
//> 0ms 1
//> 0ms 2
//> 0ms dropped
//> 0ms tap 2
//> 0ms swipe
