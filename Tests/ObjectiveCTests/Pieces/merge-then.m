//! network("http://example.com/user", after: 1s, gives: ["name": "Ann", "city": "Oslo"])

RACSignal *fetchUser = [[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    NSURLSessionDataTask *task = [[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:@"http://example.com/user"] completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        if (error) {
            [subscriber sendError:error];
        } else {
            NSError *jsonError = nil;
            id json = [NSJSONSerialization JSONObjectWithData:data options:kNilOptions error:&jsonError];
            if (jsonError) {
                [subscriber sendError:jsonError];
            } else {
                [subscriber sendNext:json];
                [subscriber sendCompleted];
            }
        }
    }];
    [task resume];
    return [RACDisposable disposableWithBlock:^{
        [task cancel];
    }];
}] doError:^(NSError *error) {
    NSLog(@"%@", error);
}];

[[[[fetchUser deliverOn:[RACScheduler mainThreadScheduler]]
    flattenMap:^RACStream *(NSDictionary *user) {
        return [RACSignal merge:@[[[RACSignal return:user[@"name"]] delay:0.2], [RACSignal return:user[@"city"]]]];
    }]
    then:^RACSignal *{
        return [[RACSignal return:@"then"] concat:[RACSignal return:@"there"]];
    }]
    subscribeNext:^(id x) {
        NSLog(@"%@", x);
    } error:^(NSError *error) {
        NSLog(@"failed %ld", (long)error.code);
    } completed:^{
        NSLog(@"completed on %@", [NSThread isMainThread] ? @"main" : @"other");
    }];

//> 1200ms then
//> 1200ms there
//> 1200ms completed on main
