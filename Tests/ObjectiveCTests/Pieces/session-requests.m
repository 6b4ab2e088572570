// Requests by NSURLSession, in the manner of an API client
//! network("https://api.example.com/users/1", after: 1s, gives: ["id": 1, "name": "Ann"])
//! network("https://api.example.com/users/2", after: 1s, status: 404, gives: ["error": "no such user"])
//! network("https://api.example.com/users/3", after: 500ms, fails: error("offline", code: -1009))
- (RACSignal *)fetchUser:(NSInteger)number {
    NSString *path = [NSString stringWithFormat:@"https://api.example.com/users/%ld", (long)number];
    NSURLRequest *request = [NSURLRequest requestWithURL:[NSURL URLWithString:path]];
    return [[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        NSURLSessionDataTask *task = [[NSURLSession sharedSession] dataTaskWithRequest:request completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
            if (error) {
                [subscriber sendError:error];
                return;
            }
            NSHTTPURLResponse *http = (NSHTTPURLResponse *)response;
            if (http.statusCode != 200) {
                [subscriber sendError:[NSError errorWithDomain:@"HTTP" code:http.statusCode userInfo:@{NSLocalizedDescriptionKey: @"not found"}]];
                return;
            }
            NSDictionary *json = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil];
            [subscriber sendNext:json];
            [subscriber sendCompleted];
        }];
        [task resume];
        return [RACDisposable disposableWithBlock:^{
            [task cancel];
        }];
    }] deliverOn:[RACScheduler mainThreadScheduler]];
}
for (NSNumber *number in @[@1, @2, @3]) {
    [[self fetchUser:number.integerValue] subscribeNext:^(NSDictionary *user) {
        NSLog(@"%@ is %@", user[@"id"], user[@"name"]);
    } error:^(NSError *error) {
        NSLog(@"%@ failed: %@ (%@ %ld)", number, error.localizedDescription, error.domain, (long)error.code);
    } completed:^{
        NSLog(@"%@ done", number);
    }];
}

//> 500ms 3 failed: offline (NSURLErrorDomain -1009)
//> 1000ms 1 is Ann
//> 1000ms 1 done
//> 1000ms 2 failed: not found (HTTP 404)
