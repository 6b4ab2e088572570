// A download with progress on a subject, cancelled by a button, restarted by a command
- (RACSignal *)downloadWithProgress:(RACSubject *)progress {
    return [[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        __block NSUInteger done = 0;
        NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:0.25 repeats:YES block:^(NSTimer *t) {
            done += 25;
            [progress sendNext:@(done / 100.0)];
            if (done == 100) {
                [t invalidate];
                [subscriber sendNext:@"file"];
                [subscriber sendCompleted];
            }
        }];
        return [RACDisposable disposableWithBlock:^{
            if (timer.isValid) { NSLog(@"cancelled at %lu%%", (unsigned long)done); [timer invalidate]; }
        }];
    }] takeUntil:[self.cancelButton rac_signalForControlEvents:UIControlEventTouchUpInside]];
}
RACSubject *progress = [RACSubject subject];
RAC(self.progressView, progress) = progress;
RACCommand *download = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(id input) {
    return [self downloadWithProgress:progress];
}];
self.downloadButton.rac_command = download;
RAC(self.cancelButton, hidden) = [download.executing not];
[[download.executionSignals concat] subscribeNext:^(id x) { NSLog(@"got %@", x); }];
//! self.downloadButton.tap()
//! wait(600ms)
//! self.cancelButton.tap()
//! wait(1s)
//! self.downloadButton.tap()
//! wait(2s)

//> 0ms → self.cancelButton.hidden = 1
//> 0ms → self.cancelButton.hidden = 0
//> 250ms → self.progressView.progress = 0.25
//> 500ms → self.progressView.progress = 0.5
//> 600ms cancelled at 50%
//> 600ms → self.cancelButton.hidden = 1
//> 1600ms → self.cancelButton.hidden = 0
//> 1850ms → self.progressView.progress = 0.25
//> 2100ms → self.progressView.progress = 0.5
//> 2350ms → self.progressView.progress = 0.75
//> 2600ms → self.progressView.progress = 1
//> 2600ms got file
//> 2600ms → self.cancelButton.hidden = 1
