// zip of requests, timeouts and errors with underlying
RACSignal *(^request)(NSString *, NSTimeInterval) = ^RACSignal *(NSString *name, NSTimeInterval t) {
    return [[RACSignal return:name] delay:t];
};
[[RACSignal zip:@[request(@"user", 0.5), request(@"posts", 1.0), request(@"ads", 0.2)]] subscribeNext:^(RACTuple *t) {
    RACTupleUnpack(NSString *user, NSString *posts, NSString *ads) = t;
    NSLog(@"%@ %@ %@ after %.1f", user, posts, ads, CACurrentMediaTime());
} completed:^{ NSLog(@"all loaded"); }];
[[[request(@"slow", 5) timeout:2 onScheduler:[RACScheduler mainThreadScheduler]] catch:^RACSignal *(NSError *error) {
    NSError *wrapped = [NSError errorWithDomain:@"App" code:100 userInfo:@{NSUnderlyingErrorKey: error}];
    return [RACSignal error:wrapped];
}] subscribeError:^(NSError *error) {
    NSError *inner = error.userInfo[NSUnderlyingErrorKey];
    NSLog(@"%@ %ld <- %@ %ld", error.domain, (long)error.code, inner.domain, (long)inner.code);
    if ([inner.domain isEqualToString:RACSignalErrorDomain] && inner.code == RACSignalErrorTimedOut) NSLog(@"timed out");
}];
[[[RACSignal merge:@[request(@"a", 0.3), [[RACSignal error:nil] delay:0.1], request(@"b", 0.1)]] collect] subscribeNext:^(id x) { NSLog(@"collected"); } error:^(NSError *error) { NSLog(@"merge failed: %@", error); }];
[[RACSignal combineLatest:@[request(@"x", 0.1), request(@"y", 0.2)] reduce:^(NSString *x, NSString *y) { return [x stringByAppendingString:y]; }] subscribeNext:^(id v) { NSLog(@"%@", v); }];

//> 0ms merge failed: (null)
//> 200ms xy
//> 1000ms user posts ads after 1.0
//> 1000ms all loaded
//> 2000ms App 100 <- RACSignalErrorDomain 1
//> 2000ms timed out
