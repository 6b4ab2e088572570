// Methods lifted into signals
- (void)updateTitle:(NSString *)title count:(NSInteger)count { NSLog(@"%@ (%ld)", title, (long)count); }
- (NSString *)join:(NSString *)one with:(NSString *)two { return [one stringByAppendingString:two]; }
- (void)viewDidLoad {
    [super viewDidLoad];
    RACSubject *title = [RACSubject subject];
    RACSubject *count = [RACSubject subject];
    self.title_ = title;
    self.count_ = count;
    [self rac_liftSelector:@selector(updateTitle:count:) withSignals:title, count, nil];
    [[self rac_liftSelector:@selector(join:with:) withSignalsFromArray:@[title, [RACSignal return:@"!"]]] subscribeNext:^(id x) { NSLog(@"joined %@", x); }];
    [[self.button rac_liftSelector:@selector(setEnabled:) withSignals:[count map:^id(NSNumber *n) { return @(n.intValue > 1); }], nil]
        subscribeNext:^(id x) { NSLog(@"%@", [x isKindOfClass:[RACUnit class]] ? @"unit" : @"value"); }];
    [title sendNext:@"Inbox"];
    [count sendNext:@1];
    [count sendNext:@2];
    [title sendNext:@"Sent"];
}

//> 0ms joined Inbox!
//> 0ms Inbox (1)
//> 0ms → self.button.enabled = 0
//> 0ms unit
//> 0ms Inbox (2)
//> 0ms → self.button.enabled = 1
//> 0ms unit
//> 0ms Sent (2)
//> 0ms joined Sent!
