// Image loading with a cache, on schedulers
- (RACSignal *)imageForURL:(NSURL *)url {
    UIImage *cached = [self.cache objectForKey:url.absoluteString];
    if (cached) {
        return [RACSignal return:cached];
    }
    return [[[[[RACSignal startLazilyWithScheduler:[RACScheduler schedulerWithPriority:RACSchedulerPriorityBackground name:@"images"] block:^(id<RACSubscriber> subscriber) {
        NSLog(@"load %@", url.lastPathComponent);
        [subscriber sendNext:[UIImage imageNamed:url.lastPathComponent]];
        [subscriber sendCompleted];
    }] deliverOn:RACScheduler.mainThreadScheduler] doNext:^(UIImage *image) {
        [self.cache setObject:image forKey:url.absoluteString];
    }] replayLazily] setNameWithFormat:@"image %@", url.lastPathComponent];
}
self.cache = [[NSCache alloc] init];
NSURL *url = [NSURL URLWithString:@"http://x.io/pics/cat.png"];
RACSignal *image = [self imageForURL:url];
NSLog(@"%@", image.name);
[image subscribeNext:^(UIImage *i) { self.imageView.image = i; }];
[image subscribeNext:^(UIImage *i) { NSLog(@"again %@ on main %d", i, NSThread.currentThread.isMainThread); }];
[[[RACSignal interval:1 onScheduler:RACScheduler.mainThreadScheduler] take:1] subscribeNext:^(id x) {
    [[self imageForURL:url] subscribeNext:^(UIImage *i) { NSLog(@"cached %@", i); }];
}];

//> 0ms image cat.png
//> 0ms [images] load cat.png
//> 0ms → self.imageView.image = <UIImage: cat.png>
//> 0ms again <UIImage: cat.png> on main 1
//> 1000ms cached <UIImage: cat.png>
