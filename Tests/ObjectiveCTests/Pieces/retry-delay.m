// Retry after a delay that grows, three times at most; then a text in place of the value
__block NSInteger attempt = 0;
RACSignal *request = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    attempt++;
    NSLog(@"attempt %ld", (long)attempt);
    [subscriber sendError:[NSError errorWithDomain:@"Net" code:attempt userInfo:nil]];
    return nil;
}];
RACSignal *(^retrying)(RACSignal *, NSInteger) = nil;
__block RACSignal *(^again)(RACSignal *, NSInteger);
again = ^RACSignal *(RACSignal *signal, NSInteger left) {
    return [signal catch:^RACSignal *(NSError *error) {
        if (left == 0) return [RACSignal error:error];
        double wait = pow(2, 3 - left);
        NSLog(@"wait %.0f", wait);
        return [[[RACSignal empty] delay:wait] concat:[RACSignal defer:^RACSignal *{ return again(signal, left - 1); }]];
    }];
};
retrying = again;
[[retrying(request, 3) catchTo:[RACSignal return:@"cached"]] subscribeNext:^(id x) { NSLog(@"%@", x); }
    error:^(NSError *error) { NSLog(@"never"); } completed:^{ NSLog(@"done after %ld", (long)attempt); }];

//> 0ms attempt 1
//> 0ms wait 1
//> 1000ms attempt 2
//> 1000ms wait 2
//> 3000ms attempt 3
//> 3000ms wait 4
//> 7000ms attempt 4
//> 7000ms cached
//> 7000ms done after 4
