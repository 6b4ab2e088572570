//! network("http://h/ok", after: 1s, gives: ["name": "Ann"])
//! network("http://h/404", after: 1s, gives: [:], status: 404)
//! network("http://h/slow", after: 5s, gives: [:])
//! network("http://h/off", after: 1s, fails: error("offline", code: -1009))
// NSURLSession wrapped; JSON; error path; timeout
- (RACSignal *)JSONFrom:(NSString *)string {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:string]];
        request.HTTPMethod = @"POST";
        [request setValue:@"application/json" forHTTPHeaderField:@"Content-Type"];
        NSURLSessionDataTask *task = [[NSURLSession sharedSession] dataTaskWithRequest:request completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
            if (error) {
                [subscriber sendError:error];
                return;
            }
            NSInteger status = [(NSHTTPURLResponse *)response statusCode];
            if (status >= 400) {
                [subscriber sendError:[NSError errorWithDomain:@"HTTP" code:status userInfo:nil]];
                return;
            }
            NSError *jsonError = nil;
            id json = [NSJSONSerialization JSONObjectWithData:data options:NSJSONReadingMutableContainers error:&jsonError];
            if (jsonError != nil) { [subscriber sendError:jsonError]; } else { [subscriber sendNext:json]; [subscriber sendCompleted]; }
        }];
        [task resume];
        return [RACDisposable disposableWithBlock:^{
            if (task.state == NSURLSessionTaskStateRunning) NSLog(@"cancelled %@", string);
            [task cancel];
        }];
    }];
}
void (^load)(NSString *) = ^(NSString *url) {
    [[[[self JSONFrom:url] timeout:2 onScheduler:[RACScheduler mainThreadScheduler]] deliverOn:[RACScheduler mainThreadScheduler]] subscribeNext:^(NSDictionary *json) {
        NSLog(@"%@ %@", url, json[@"name"]);
    } error:^(NSError *error) {
        if ([error.domain isEqualToString:RACSignalErrorDomain] && error.code == RACSignalErrorTimedOut) {
            NSLog(@"%@ timed out", url);
        } else {
            NSLog(@"%@ %@ %ld", url, error.domain, (long)error.code);
        }
    }];
};
load(@"http://h/ok"); load(@"http://h/404"); load(@"http://h/slow"); load(@"http://h/off");
//! wait(4s)

//> 1000ms http://h/ok Ann
//> 1000ms http://h/404 HTTP 404
//> 1000ms http://h/off NSURLErrorDomain -1009
//> 2000ms cancelled http://h/slow
//> 2000ms http://h/slow timed out
