//! network("/users", after: 300ms, gives: ["list": [["name": "ann"], ["name": "bob"]]])
//! network("/detail", after: 3s, gives: "late")
//! network("/count", after: 500ms, fails: error("no route", code: -1003))
// AFNetworking
AFHTTPSessionManager *manager = [AFHTTPSessionManager manager];
manager.responseSerializer = [AFJSONResponseSerializer serializer];
manager.requestSerializer.timeoutInterval = 10;
RACSignal *(^get)(NSString *, NSDictionary *) = ^(NSString *path, NSDictionary *params) {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        NSURLSessionDataTask *task = [manager GET:path parameters:params progress:nil success:^(NSURLSessionDataTask *task, id response) {
            [subscriber sendNext:response];
            [subscriber sendCompleted];
        } failure:^(NSURLSessionDataTask *task, NSError *error) {
            [subscriber sendError:error];
        }];
        return [RACDisposable disposableWithBlock:^{ [task cancel]; NSLog(@"cancel %@", path); }];
    }];
};
RACSignal *users = [[get(@"/users", @{@"page": @1}) map:^id(NSDictionary *json) {
    return [[json[@"list"] rac_sequence] map:^id(NSDictionary *u) { return [u[@"name"] uppercaseString]; }].array;
}] replayLazily];
[users subscribeNext:^(NSArray *names) { NSLog(@"%@", [names componentsJoinedByString:@", "]); }];
[[users flattenMap:^(NSArray *names) { return [get(@"/detail", @{@"name": names[0]}) timeout:1 onScheduler:[RACScheduler mainThreadScheduler]]; }] subscribeNext:^(id x) {
    NSLog(@"detail %@", x);
} error:^(NSError *error) {
    NSLog(@"%@ %ld", error.domain, (long)error.code);
}];
[[RACSignal combineLatest:@[users, get(@"/count", nil)]] subscribeNext:^(RACTuple *t) {
    RACTupleUnpack(NSArray *names, NSNumber *count) = t;
    NSLog(@"%lu of %@", (unsigned long)names.count, count);
} error:^(NSError *e) { NSLog(@"failed: %@", e.localizedDescription); }];

//> 300ms ANN, BOB
//> 300ms cancel /users
//> 500ms cancel /count
//> 500ms failed: no route
//> 1300ms cancel /detail
//> 1300ms RACSignalErrorDomain 1
