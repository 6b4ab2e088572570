// timers
__block NSInteger seconds = 5;
NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:1.0 repeats:YES block:^(NSTimer *t) {
    seconds--;
    NSLog(@"%ld", (long)seconds);
    if (seconds == 2) {
        [t invalidate];
        NSLog(@"valid %d", t.isValid);
    }
}];
NSLog(@"valid %d interval %.1f", timer.valid, timer.timeInterval);
RACDisposable *repeating = [[RACScheduler mainThreadScheduler] after:[NSDate dateWithTimeIntervalSinceNow:0.5] repeatingEvery:0.5 withLeeway:0 schedule:^{
    NSLog(@"tick at %.1f", [[NSDate date] timeIntervalSince1970] - 1483228800);
}];
[[RACScheduler mainThreadScheduler] afterDelay:1.6 schedule:^{ [repeating dispose]; }];
CFTimeInterval begin = CACurrentMediaTime();
dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 250 * NSEC_PER_MSEC), dispatch_get_main_queue(), ^{
    NSLog(@"took %.2f", CACurrentMediaTime() - begin);
});
[self performSelector:@selector(hideTip) withObject:nil afterDelay:2.0];
[NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(hideTip) object:nil];
[self performSelector:@selector(showTip:) withObject:@"hello" afterDelay:3.0];
dispatch_queue_t queue = dispatch_queue_create("com.app.work", DISPATCH_QUEUE_SERIAL);
dispatch_async(queue, ^{
    NSLog(@"off %@", [NSThread isMainThread] ? @"main" : @"background");
    dispatch_async(dispatch_get_main_queue(), ^{
        NSLog(@"back %d", [NSThread isMainThread]);
    });
});
static dispatch_once_t onceToken;
for (int i = 0; i < 3; i++) {
    dispatch_once(&onceToken, ^{ NSLog(@"once"); });
}
dispatch_source_t src;
- (void)hideTip { NSLog(@"hidden"); }
- (void)showTip:(NSString *)text { NSLog(@"tip %@", text); }

//> 0ms valid 1 interval 1.0
//> 0ms once
//> 0ms [com.app.work] off background
//> 0ms back 1
//> 250ms took 0.25
//> 500ms tick at 0.5
//> 1000ms 4
//> 1000ms tick at 1.0
//> 1500ms tick at 1.5
//> 2000ms 3
//> 3000ms 2
//> 3000ms valid 0
//> 3000ms tip hello
