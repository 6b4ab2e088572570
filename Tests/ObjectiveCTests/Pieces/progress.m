// progress of an upload, scan and sample
RACSubject *bytes = [RACSubject subject];
NSInteger const kTotal = 1000;
RACSignal *progress = [[bytes scanWithStart:@0 reduce:^id(NSNumber *running, NSNumber *next) {
    return @(running.integerValue + next.integerValue);
}] map:^id(NSNumber *sent) {
    return @((float)sent.integerValue / kTotal);
}];
RAC(self.progressView, progress) = progress;
RAC(self.percentLabel, text) = [progress map:^id(NSNumber *p) { return [NSString stringWithFormat:@"%.0f%%", p.floatValue * 100]; }];
[[progress takeUntilBlock:^BOOL(NSNumber *p) { return p.floatValue >= 1; }] subscribeCompleted:^{ NSLog(@"uploaded"); }];
[[RACSignal interval:1 onScheduler:[RACScheduler mainThreadScheduler]] subscribeNext:^(id x) { [bytes sendNext:@400]; }];
[[[progress sample:[RACSignal interval:1.5 onScheduler:[RACScheduler mainThreadScheduler]]] take:2] subscribeNext:^(NSNumber *p) { NSLog(@"sampled %.2f", p.doubleValue); }];
//! horizon(4s)

//> 1000ms → self.progressView.progress = 0.4
//> 1000ms → self.percentLabel.text = 40%
//> 1500ms sampled 0.40
//> 2000ms → self.progressView.progress = 0.8
//> 2000ms → self.percentLabel.text = 80%
//> 3000ms → self.progressView.progress = 1.2
//> 3000ms → self.percentLabel.text = 120%
//> 3000ms uploaded
//> 3000ms sampled 1.20
//> 4000ms → self.progressView.progress = 1.6
//> 4000ms → self.percentLabel.text = 160%
