__block NSInteger attempt = 0;
RACSignal *upload = [RACSignal defer:^RACSignal *{
    attempt += 1;
    NSLog(@"attempt %zd", attempt);
    if (attempt < 3) {
        NSError *error = [NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorTimedOut userInfo:@{ NSLocalizedDescriptionKey : @"timed out" }];
        return [[RACSignal error:error] delay:0.5];
    }
    return [[RACSignal return:@"uploaded"] delay:1.0];
}];

[[[upload catch:^RACSignal *(NSError *error) {
    NSLog(@"%@ %d", error.domain, (int)error.code);
    return [[[RACSignal empty] delay:1] concat:[RACSignal error:error]];
}] retry:3] subscribeNext:^(id x) {
    NSLog(@"%@", x);
} error:^(NSError *error) {
    NSLog(@"gave up");
} completed:^{
    NSLog(@"completed");
}];

[[[[RACSignal never] timeout:2.5 onScheduler:[RACScheduler mainThreadScheduler]] doError:^(NSError *error) {
    NSLog(@"%@/%ld", error.domain, (long)error.code);
}] subscribeError:^(NSError *error) {
    if ([error.domain isEqualToString:RACSignalErrorDomain] && error.code == RACSignalErrorTimedOut) {
        NSLog(@"timeout!");
    }
}];

//> 0ms attempt 1
//> 0ms NSURLErrorDomain -1001
//> 1000ms attempt 2
//> 1000ms NSURLErrorDomain -1001
//> 2000ms attempt 3
//> 2500ms RACSignalErrorDomain/1
//> 2500ms timeout!
//> 3000ms uploaded
//> 3000ms completed
