//! network("http://x.com/a", after: 1s, gives: ["name": "Ann"])
//! network("http://x.com/b", after: 2s, gives: [1, 2])
//! network("http://x.com/c", after: 3s, fails: error("gone", code: 410), status: 410)

- (RACSignal *)GET:(NSString *)path parameters:(NSDictionary *)parameters {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        AFHTTPSessionManager *manager = [AFHTTPSessionManager manager];
        manager.requestSerializer.timeoutInterval = 10;
        NSURLSessionDataTask *task = [manager GET:path parameters:parameters progress:nil success:^(NSURLSessionDataTask *task, id responseObject) {
            [subscriber sendNext:responseObject];
            [subscriber sendCompleted];
        } failure:^(NSURLSessionDataTask *task, NSError *error) {
            [subscriber sendError:error];
        }];
        return [RACDisposable disposableWithBlock:^{
            [task cancel];
        }];
    }];
}

RACSignal *a = [self GET:@"http://x.com/a" parameters:@{@"page": @1}];
RACSignal *b = [self GET:@"http://x.com/b" parameters:nil];
[[RACSignal zip:@[a, b] reduce:^id(NSDictionary *first, NSArray *second) {
    return [NSString stringWithFormat:@"%@ and %lu more", first[@"name"], (unsigned long)second.count];
}] subscribeNext:^(id x) {
    NSLog(@"%@", x);
} error:^(NSError *error) {
    NSLog(@"zip failed: %@", error.localizedDescription);
}];
[[[[self GET:@"http://x.com/c" parameters:nil] logError] catchTo:a] subscribeNext:^(id x) { NSLog(@"fell back on %@", x); }];

//> 2000ms Ann and 2 more
//> 3000ms createSignal: error: gone
//> 4000ms fell back on {\n    name = Ann;\n}
