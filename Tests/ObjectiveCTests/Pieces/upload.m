- (RACSignal *)uploadImage:(UIImage *)image {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        __block CGFloat progress = 0;
        RACDisposable *disposable = [[RACSignal interval:0.5 onScheduler:[RACScheduler mainThreadScheduler]] subscribeNext:^(id x) {
            progress += 0.25;
            [subscriber sendNext:@(progress)];
            if (progress >= 1.0) {
                [subscriber sendCompleted];
            }
        }];
        return disposable;
    }];
}

NSArray *images = @[@"a.png", @"b.png"];
NSMutableArray *signals = [NSMutableArray array];
for (NSString *name in images) {
    [signals addObject:[[self uploadImage:[UIImage imageNamed:name]] map:^id(NSNumber *p) {
        return [NSString stringWithFormat:@"%@ %d%%", name, (int)(p.doubleValue * 100)];
    }]];
}
[[RACSignal concat:signals] subscribeNext:^(NSString *text) {
    self.progressLabel.text = text;
} error:^(NSError *error) {
    NSLog(@"%@", error);
} completed:^{
    NSLog(@"uploaded %lu images", (unsigned long)images.count);
}];

//> 500ms → self.progressLabel.text = a.png 25%
//> 1000ms → self.progressLabel.text = a.png 50%
//> 1500ms → self.progressLabel.text = a.png 75%
//> 2000ms → self.progressLabel.text = a.png 100%
//> 2500ms → self.progressLabel.text = b.png 25%
//> 3000ms → self.progressLabel.text = b.png 50%
//> 3500ms → self.progressLabel.text = b.png 75%
//> 4000ms → self.progressLabel.text = b.png 100%
//> 4000ms uploaded 2 images
