RACSubject *messages = [RACSubject subject];
RACSignal *reconnecting = [[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    NSLog(@"connect");
    RACCompoundDisposable *disposable = [RACCompoundDisposable compoundDisposable];
    [disposable addDisposable:[messages subscribeNext:^(NSString *text) {
        if ([text isEqualToString:@"close"]) {
            [subscriber sendError:[NSError errorWithDomain:@"ws" code:1006 userInfo:nil]];
        } else {
            [subscriber sendNext:text];
        }
    }]];
    [disposable addDisposable:[RACDisposable disposableWithBlock:^{ NSLog(@"disconnect"); }]];
    return disposable;
}] catch:^RACSignal *(NSError *error) {
    NSLog(@"lost (%ld), again in 2s", (long)error.code);
    return [[[RACSignal return:nil] delay:2] flattenMap:^RACStream *(id _) { return [RACSignal error:error]; }];
}] retry];
RACDisposable *subscription = [reconnecting subscribeNext:^(id x) { NSLog(@"got %@", x); }];

//! wait(1s)
//! messages.sendNext("hi")
//! messages.sendNext("close")
//! messages.sendNext("lost")
//! wait(3s)
//! messages.sendNext("back")
//! wait(1s)
//! subscription.dispose()
//! messages.sendNext("after")

//> 0ms connect
//> 1000ms got hi
//> 1000ms disconnect
//> 1000ms lost (1006), again in 2s
//> 3000ms connect
//> 4000ms got back
//> 5000ms disconnect
