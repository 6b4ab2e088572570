// A subscriber that is handed on ends the inner subscription together with its own.
RACSignal *socket = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    NSLog(@"open");
    [subscriber sendNext:@"hello"];
    return [RACDisposable disposableWithBlock:^{ NSLog(@"close"); }];
}];
RACSignal *messages = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    [[socket map:^id(NSString *text) { return text.uppercaseString; }] subscribe:subscriber];
    return nil;
}];
RACSubject *leave = [RACSubject subject];
[[messages takeUntil:leave] subscribeNext:^(id x) { NSLog(@"%@", x); } completed:^{ NSLog(@"left"); }];
[leave sendNext:nil];
RACDisposable *listening = [messages subscribeNext:^(id x) { NSLog(@"again %@", x); }];
[listening dispose];

// A block that disposes of its own subscription, in a method.
- (void)countDown {
    __block NSInteger left = 2;
    __block RACDisposable *ticking = [[RACSignal interval:1 onScheduler:[RACScheduler mainThreadScheduler]] subscribeNext:^(id _) {
        NSLog(@"%ld left", (long)left);
        if (left-- == 0) [ticking dispose];
    }];
}
[self countDown];

//! wait(5s)

//> 0ms open
//> 0ms HELLO
//> 0ms close
//> 0ms left
//> 0ms open
//> 0ms again HELLO
//> 0ms close
//> 1000ms 2 left
//> 2000ms 1 left
//> 3000ms 0 left
