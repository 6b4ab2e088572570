self.count = 0;
NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:1.0 target:self selector:@selector(tick:) userInfo:nil repeats:YES];
[self performSelector:@selector(hello:) withObject:@"later" afterDelay:0.5];
[[RACScheduler mainThreadScheduler] after:[NSDate dateWithTimeIntervalSinceNow:1] repeatingEvery:1 withLeeway:0 schedule:^{
    NSLog(@"every second");
}];

- (void)tick:(NSTimer *)timer {
    self.count++;
    NSLog(@"tick %@", @(self.count));
    if (self.count == 3) {
        [timer invalidate];
        timer = nil;
    }
}

- (void)hello:(NSString *)name {
    NSLog(@"hello %@", name);
}

//! wait(4500ms)
//! horizon(4500ms)

//> 500ms hello later
//> 1000ms tick 1
//> 1000ms every second
//> 2000ms tick 2
//> 2000ms every second
//> 3000ms tick 3
//> 3000ms every second
//> 4000ms every second
//> 5000ms every second
//> 6000ms every second
//> 7000ms every second
//> 8000ms every second
//> 9000ms every second
