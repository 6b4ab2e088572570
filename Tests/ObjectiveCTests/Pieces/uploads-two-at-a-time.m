// Upload of photos, two at a time, with progress
NSArray *photos = @[@"a.jpg", @"b.jpg", @"c.jpg"];
RACSignal *uploads = [[photos.rac_sequence map:^RACSignal *(NSString *name) {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        NSLog(@"start %@", name);
        RACDisposable *timer = [[RACScheduler mainThreadScheduler] afterDelay:1 schedule:^{
            [subscriber sendNext:[name stringByDeletingPathExtension]];
            [subscriber sendCompleted];
        }];
        return timer;
    }];
}] signal];
__block NSUInteger done = 0;
[[[uploads flatten:2] doNext:^(id x) {
    done++;
    self.progressView.progress = (float)done / photos.count;
}] subscribeNext:^(NSString *name) {
    NSLog(@"uploaded %@ (%lu/%lu)", name, (unsigned long)done, (unsigned long)[photos count]);
} completed:^{
    NSLog(@"all uploaded");
}];

//> 0ms [background] start a.jpg
//> 0ms [background] start b.jpg
//> 1000ms → self.progressView.progress = 0.3333333333333333
//> 1000ms uploaded a (1/3)
//> 1000ms start c.jpg
//> 1000ms → self.progressView.progress = 0.6666666666666666
//> 1000ms uploaded b (2/3)
//> 2000ms → self.progressView.progress = 1
//> 2000ms uploaded c (3/3)
//> 2000ms all uploaded
