//! network("http://api/feed", after: 500ms, gives: ["a", "b"])
//! network("http://api/feed", after: 500ms, gives: ["c"])
//! network("http://api/feed", after: 500ms, fails: error("offline", code: -1009))
// offline cache first, then network
RACSignal *cached = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> s) {
    NSArray *stored = [[NSUserDefaults standardUserDefaults] objectForKey:@"feed"];
    if (stored) [s sendNext:stored];
    [s sendCompleted];
    return nil;
}];
RACSignal *remote = [[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> s) {
    NSURLRequest *request = [NSURLRequest requestWithURL:[NSURL URLWithString:@"http://api/feed"]];
    [NSURLConnection sendAsynchronousRequest:request queue:[NSOperationQueue mainQueue] completionHandler:^(NSURLResponse *response, NSData *data, NSError *connectionError) {
        if (connectionError) { [s sendError:connectionError]; return; }
        NSError *error;
        NSArray *json = [NSJSONSerialization JSONObjectWithData:data options:kNilOptions error:&error];
        if (error) [s sendError:error];
        else { [s sendNext:json]; [s sendCompleted]; }
    }];
    return nil;
}] doNext:^(NSArray *items) {
    [[NSUserDefaults standardUserDefaults] setObject:items forKey:@"feed"];
}] catch:^RACSignal *(NSError *error) {
    NSLog(@"offline: %ld", (long)error.code);
    return [RACSignal empty];
}];
RACSignal *feed = [RACSignal concat:@[cached, remote]];
void (^load)(NSString *) = ^(NSString *label) {
    [feed subscribeNext:^(NSArray *items) { NSLog(@"%@: %@", label, [items componentsJoinedByString:@","]); } completed:^{ NSLog(@"%@ done", label); }];
};
load(@"first");
dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{ load(@"second"); });
dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 4 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{ load(@"third"); });
//! wait(6s)

//> 500ms first: a,b
//> 500ms first done
//> 2000ms second: a,b
//> 2500ms second: c
//> 2500ms second done
//> 4000ms third: c
//> 4500ms offline: -1009
//> 4500ms third done
