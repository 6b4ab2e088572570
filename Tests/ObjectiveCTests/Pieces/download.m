//! network("http://a.com/1", after: 2s, gives: "one")
//! network("http://a.com/2", after: 1s, fails: error("gone", code: 410), status: 410)
//! network("http://a.com/3", after: 500ms, gives: "three", status: 206)

NSArray *urls = @[@"http://a.com/1", @"http://a.com/2", @"http://a.com/3"];
RACSignal *downloads = [[urls.rac_sequence.signal map:^id(NSString *url) {
    return [[[NSURLConnection rac_sendAsynchronousRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:url]]] reduceEach:^id(NSHTTPURLResponse *response, NSData *data) {
        return [NSString stringWithFormat:@"%@: %ld", response.URL.lastPathComponent, (long)response.statusCode];
    }] catch:^RACSignal *(NSError *error) {
        return [RACSignal return:[NSString stringWithFormat:@"failed: %@", error.localizedDescription]];
    }];
}] flatten:2];
[[[downloads collect] deliverOn:[RACScheduler mainThreadScheduler]] subscribeNext:^(NSArray *lines) {
    for (NSString *line in lines) NSLog(@"%@", line);
} completed:^{
    NSLog(@"all downloads done");
}];

//> 2000ms failed: gone
//> 2000ms 3: 206
//> 2000ms 1: 200
//> 2000ms all downloads done
