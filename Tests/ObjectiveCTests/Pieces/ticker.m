CADisplayLink *link = nil;
NSDate *start = [NSDate date];
RACSignal *timer = [[[RACSignal interval:1.0 onScheduler:[RACScheduler mainThreadScheduler]] map:^id(NSDate *now) {
    NSInteger seconds = (NSInteger)round([now timeIntervalSinceDate:start]);
    return [NSString stringWithFormat:@"%02ld:%02ld", seconds / 60, seconds % 60];
}] take:3];
RAC(self.timeLabel, text) = [timer startWith:@"00:00"];
[[timer concat:[RACSignal return:@"done"]] subscribeNext:^(NSString *x) { printf("%s\n", x.UTF8String); } completed:^{ NSLog(@"%s", __func__); }];
[NSTimer scheduledTimerWithTimeInterval:2 repeats:NO block:^(NSTimer *t) { NSLog(@"fired at %.0f", [[NSDate date] timeIntervalSinceDate:start]); }];
[self performSelector:@selector(description) withObject:nil];

//> 0ms → self.timeLabel.text = 00:00
//> 1000ms → self.timeLabel.text = 00:01
//> 1000ms 00:01
//> 2000ms → self.timeLabel.text = 00:02
//> 2000ms 00:02
//> 2000ms fired at 2
//> 3000ms → self.timeLabel.text = 00:03
//> 3000ms 00:03
//> 3000ms done
//> 3000ms main
