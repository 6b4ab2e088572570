// rac_liftSelector
- (void)updateUIWithUser:(NSDictionary *)user posts:(NSArray *)posts unread:(NSNumber *)unread {
    NSLog(@"%@ has %ld posts, %@ unread", user[@"name"], (long)posts.count, unread);
    self.titleLabel.text = [NSString stringWithFormat:@"%@ (%@)", user[@"name"], unread];
}
- (NSString *)joined:(NSString *)a with:(NSString *)b {
    return [NSString stringWithFormat:@"%@-%@", a, b];
}
- (void)viewDidLoad {
    RACSignal *user = [[RACSignal return:@{@"name": @"Kim"}] delay:0.3];
    RACSignal *posts = [[RACSignal return:@[@"p1", @"p2"]] delay:0.1];
    RACSubject *unread = [RACSubject subject];
    [self rac_liftSelector:@selector(updateUIWithUser:posts:unread:) withSignals:user, posts, [unread startWith:@0], nil];
    [[RACScheduler mainThreadScheduler] afterDelay:1 schedule:^{
        [unread sendNext:@5];
    }];
    RACSignal *lifted = [self rac_liftSelector:@selector(joined:with:) withSignalsFromArray:@[
        [RACSignal return:@"x"], [@[@"1", @"2"].rac_sequence signalWithScheduler:[RACScheduler immediateScheduler]]
    ]];
    [lifted subscribeNext:^(id x) { NSLog(@"lifted %@", x); }];
}

//> 0ms lifted x-2
//> 300ms Kim has 2 posts, 0 unread
//> 300ms → self.titleLabel.text = Kim (0)
//> 1000ms Kim has 2 posts, 5 unread
//> 1000ms → self.titleLabel.text = Kim (5)
