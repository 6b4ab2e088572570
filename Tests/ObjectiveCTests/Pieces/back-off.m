// Retry with back-off by catch, zip and flattenMap
__block NSInteger attempt = 0;
RACSignal *work = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    attempt += 1;
    NSLog(@"attempt %zd", attempt);
    if (attempt < 4) {
        [subscriber sendError:[NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorTimedOut userInfo:nil]];
    } else {
        [subscriber sendNext:@"ok"];
        [subscriber sendCompleted];
    }
    return nil;
}];

RACSignal *(^backOff)(RACSignal *, NSUInteger, NSTimeInterval) = ^RACSignal *(RACSignal *source, NSUInteger times, NSTimeInterval base) {
    __block NSUInteger failures = 0;
    return [[source catch:^RACSignal *(NSError *error) {
        failures++;
        if (failures > times) return [RACSignal error:error];
        NSTimeInterval pause = base * pow(2, failures - 1);
        NSLog(@"wait %.2f after code %ld", pause, (long)error.code);
        return [[[RACSignal empty] delay:pause] concat:[RACSignal error:error]];
    }] retry:times];
};

[backOff(work, 3, 0.25) subscribeNext:^(id x) {
    NSLog(@"%@", x);
} error:^(NSError *error) {
    NSLog(@"gave up: %@", error);
}];

//> 0ms attempt 1
//> 0ms wait 0.25 after code -1001
//> 250ms attempt 2
//> 250ms wait 0.50 after code -1001
//> 750ms attempt 3
//> 750ms wait 1.00 after code -1001
//> 1750ms attempt 4
//> 1750ms ok
