__block int requests = 0;
RACSignal *request = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    NSLog(@"request %d", ++requests);
    RACDisposable *timer = [[RACScheduler mainThreadScheduler] afterDelay:1 schedule:^{
        [subscriber sendNext:@{@"id": @(requests), @"tags": @[@"x", @"y"]}];
        [subscriber sendCompleted];
    }];
    return [RACDisposable disposableWithBlock:^{
        [timer dispose];
        NSLog(@"cleaned up");
    }];
}];
RACMulticastConnection *connection = [request multicast:[RACReplaySubject subject]];
[connection.signal subscribeNext:^(NSDictionary *x) { NSLog(@"first: %@", x[@"id"]); }];
[connection connect];
[connection.signal subscribeNext:^(NSDictionary *x) { NSLog(@"second: %@", [x valueForKey:@"tags"]); }];
dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    [connection.signal subscribeNext:^(id x) { NSLog(@"third: %lu keys", (unsigned long)[x allKeys].count); }];
});
RACSignal *shared = [[request publish] autoconnect];
RACDisposable *one = [shared subscribeNext:^(id x) { NSLog(@"never"); }];
[one dispose];

//> 0ms request 1
//> 0ms request 2
//> 0ms cleaned up
//> 1000ms first: 2
//> 1000ms second: (\n    x,\n    y\n)
//> 1000ms cleaned up
//> 2000ms third: 2 keys
