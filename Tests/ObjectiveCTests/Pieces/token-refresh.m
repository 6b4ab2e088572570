// Token refresh: a 401 refreshes the token once and repeats the request
- (RACSignal *)requestPath:(NSString *)path {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        NSLog(@"GET %@ with %@", path, self.token);
        if ([self.token isEqualToString:@"fresh"]) {
            [subscriber sendNext:[path stringByAppendingString:@" body"]];
            [subscriber sendCompleted];
        } else {
            NSError *error = [NSError errorWithDomain:@"API" code:401 userInfo:@{NSLocalizedDescriptionKey: @"expired"}];
            [subscriber sendError:error];
        }
        return [RACDisposable disposableWithBlock:^{
            NSLog(@"done with %@", path);
        }];
    }];
}

- (RACSignal *)refreshToken {
    @weakify(self)
    return [[[RACSignal return:@"fresh"] delay:0.5] doNext:^(NSString *token) {
        @strongify(self)
        self.token = token;
    }];
}

- (RACSignal *)authorized:(RACSignal *)request {
    return [request catch:^RACSignal *(NSError *error) {
        if (error.code != 401) return [RACSignal error:error];
        return [[[self refreshToken] ignoreValues] concat:request];
    }];
}

self.token = @"old";
[[self authorized:[self requestPath:@"/me"]] subscribeNext:^(NSString *body) {
    NSLog(@"%@", body);
} error:^(NSError *error) {
    NSLog(@"failed %@", error);
} completed:^{
    NSLog(@"completed");
}];

//> 0ms GET /me with old
//> 0ms done with /me
//> 500ms GET /me with fresh
//> 500ms /me body
//> 500ms completed
//> 500ms done with /me
