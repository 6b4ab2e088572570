RACSignal *hot = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(2.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        [subscriber sendNext:@"hot"];
        [subscriber sendCompleted];
    });
    return nil;
}];
RACSignal *fresh = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    [[RACScheduler mainThreadScheduler] afterDelay:1 schedule:^{
        [subscriber sendNext:@"new 1"];
        [subscriber sendNext:@"new 2"];
        [subscriber sendCompleted];
    }];
    return nil;
}];
[[self rac_liftSelector:@selector(updateUIWithHot:fresh:) withSignalsFromArray:@[hot, fresh]] subscribeCompleted:^{
    NSLog(@"lifted to the end");
}];

- (void)updateUIWithHot:(NSString *)hot fresh:(NSString *)fresh {
    NSLog(@"更新UI %@ %@", hot, fresh);
}

//> 2000ms 更新UI hot new 2
//> 2000ms lifted to the end
