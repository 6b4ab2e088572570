// RACScheduler and disposables
RACScheduler *main = [RACScheduler mainThreadScheduler];
RACCompoundDisposable *all = [RACCompoundDisposable compoundDisposable];
[all addDisposable:[main afterDelay:1 schedule:^{ NSLog(@"one second"); }]];
[all addDisposable:[main afterDelay:3 schedule:^{ NSLog(@"three seconds"); }]];
RACDisposable *ticks = [main after:[NSDate dateWithTimeIntervalSinceNow:0.4] repeatingEvery:0.5 withLeeway:0.1 schedule:^{ NSLog(@"tick"); }];
[all addDisposable:ticks];
RACSerialDisposable *serial = [[RACSerialDisposable alloc] init];
serial.disposable = [main after:[NSDate dateWithTimeIntervalSinceNow:0.7] schedule:^{ NSLog(@"never seen"); }];
RACDisposable *old = [serial swapInDisposable:[RACDisposable disposableWithBlock:^{ NSLog(@"swapped disposed"); }]];
[old dispose];
[all addDisposable:serial];
__block int depth = 0;
[main scheduleRecursiveBlock:^(void (^reschedule)(void)) {
    NSLog(@"depth %d", depth);
    if (++depth < 3) reschedule();
}];
[main afterDelay:2 schedule:^{
    [all dispose];
    NSLog(@"%d %d", all.isDisposed, old.disposed);
}];
[[RACScheduler scheduler] schedule:^{ NSLog(@"off main %d", [NSThread isMainThread]); }];
[[RACScheduler immediateScheduler] schedule:^{ NSLog(@"now"); }];

//> 0ms now
//> 0ms depth 0
//> 0ms [background] off main 0
//> 0ms depth 1
//> 0ms depth 2
//> 400ms tick
//> 900ms tick
//> 1000ms one second
//> 1400ms tick
//> 1900ms tick
//> 2000ms swapped disposed
//> 2000ms 1 1
