// retry with a growing delay
__block int attempt = 0;
RACSignal *request = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    attempt++;
    NSLog(@"attempt %i", attempt);
    if (attempt < 4) {
        [subscriber sendError:[NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorTimedOut userInfo:nil]];
    } else {
        [subscriber sendNext:@"payload"];
        [subscriber sendCompleted];
    }
    return nil;
}];
RACSignal *(^retryBlock)(RACSignal *, NSInteger, NSTimeInterval);
__block RACSignal *(^retryAfter)(RACSignal *, NSInteger, NSTimeInterval) = ^RACSignal *(RACSignal *source, NSInteger left, NSTimeInterval wait) {
    return [source catch:^RACSignal *(NSError *error) {
        if (left == 0) return [RACSignal error:error];
        NSLog(@"waiting %.1f s after %@ %ld", wait, error.domain, (long)error.code);
        return [[[RACSignal empty] delay:wait] concat:retryAfter(source, left - 1, wait * 2)];
    }];
};
[retryAfter(request, 5, 0.5) subscribeNext:^(id x) {
    NSLog(@"got %@", x);
} error:^(NSError *error) {
    NSLog(@"failed %@", error);
} completed:^{
    NSLog(@"done");
}];
[[[RACSignal error:nil] retry:2] subscribeError:^(NSError *error) { NSLog(@"nil error %@", error); }];

//> 0ms attempt 1
//> 0ms waiting 0.5 s after NSURLErrorDomain -1001
//> 0ms nil error (null)
//> 500ms attempt 2
//> 500ms waiting 1.0 s after NSURLErrorDomain -1001
//> 1500ms attempt 3
//> 1500ms waiting 2.0 s after NSURLErrorDomain -1001
//> 3500ms attempt 4
//> 3500ms got payload
//> 3500ms done
