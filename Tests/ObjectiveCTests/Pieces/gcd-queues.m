RACSignal *work = [RACSignal startEagerlyWithScheduler:[RACScheduler schedulerWithPriority:RACSchedulerPriorityBackground name:@"worker"] block:^(id<RACSubscriber> subscriber) {
    NSLog(@"working");
    [subscriber sendNext:@42];
    [subscriber sendCompleted];
}];
[[work deliverOnMainThread] subscribeNext:^(NSNumber *answer) {
    NSLog(@"answer %@", answer);
}];
dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), ^{
    NSLog(@"in the background");
    dispatch_async(dispatch_get_main_queue(), ^{
        self.label.text = @"done";
    });
});
[[NSOperationQueue mainQueue] addOperationWithBlock:^{ NSLog(@"operation"); }];
NSLog(@"first");

//> 0ms first
//> 0ms [worker] working
//> 0ms [background] in the background
//> 0ms operation
//> 0ms answer 42
//> 0ms → self.label.text = done
