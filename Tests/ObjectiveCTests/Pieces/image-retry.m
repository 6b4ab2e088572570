//! network("http://img/1.png", after: 1s, gives: "pixels")
//! network("http://img/2.png", after: 500ms, gives: "none", status: 404)
//! network("http://img/3.png", after: 200ms, fails: error("offline", code: -1009))
// image loading
RACSignal *(^imageSignal)(NSString *) = ^RACSignal *(NSString *address) {
    return [[[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        NSURLSessionDataTask *task = [[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:address] completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
            if (error) {
                [subscriber sendError:error];
                return;
            }
            NSInteger status = ((NSHTTPURLResponse *)response).statusCode;
            if (status != 200) {
                [subscriber sendError:[NSError errorWithDomain:@"HTTP" code:status userInfo:nil]];
                return;
            }
            [subscriber sendNext:[UIImage imageWithData:data]];
            [subscriber sendCompleted];
        }];
        [task resume];
        return [RACDisposable disposableWithBlock:^{ [task cancel]; }];
    }] retry:1] catchTo:[RACSignal return:[UIImage imageNamed:@"placeholder.png"]]] deliverOnMainThread];
};
RAC(self.imageView, image) = imageSignal(@"http://img/1.png");
RAC(self.avatar, image) = [imageSignal(@"http://img/2.png") startWith:nil];
[imageSignal(@"http://img/3.png") subscribeNext:^(UIImage *image) { NSLog(@"%@", image); } error:^(NSError *e) { NSLog(@"%@", e); } completed:^{ NSLog(@"loaded"); }];

//> 0ms → self.avatar.image = (null)
//> 400ms <UIImage: placeholder.png>
//> 400ms loaded
//> 1000ms → self.imageView.image = <UIImage: pixels>
//> 1000ms → self.avatar.image = <UIImage: placeholder.png>
