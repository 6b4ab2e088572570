RACScheduler *background = [RACScheduler scheduler];
[background schedule:^{
    NSLog(@"1 main %d", [NSThread isMainThread]);
    [[RACScheduler mainThreadScheduler] schedule:^{
        NSLog(@"2 main %d", [NSThread isMainThread]);
    }];
}];
RACDisposable *late = [[RACScheduler mainThreadScheduler] afterDelay:2 schedule:^{ NSLog(@"never"); }];
[[RACScheduler mainThreadScheduler] afterDelay:1 schedule:^{
    NSLog(@"cancel");
    [late dispose];
}];
__block NSUInteger count = 0;
__block RACDisposable *repeating = nil;
repeating = [[RACScheduler mainThreadScheduler] after:[NSDate dateWithTimeIntervalSinceNow:0.5] repeatingEvery:0.5 withLeeway:0.1 schedule:^{
    NSLog(@"tick %tu", ++count);
    if (count == 3) [repeating dispose];
}];
[[[[RACSignal return:@"x"] subscribeOn:background] deliverOn:[RACScheduler mainThreadScheduler]] subscribeNext:^(id x) { NSLog(@"%@ on main %@", x, [NSThread isMainThread] ? @"YES" : @"NO"); }];
NSOperationQueue *queue = [[NSOperationQueue alloc] init];
[queue addOperationWithBlock:^{ NSLog(@"operation main %d", [NSThread isMainThread]); }];
NSLog(@"0");

//> 0ms 0
//> 0ms [background] 1 main 0
//> 0ms [background] operation main 0
//> 0ms 2 main 1
//> 0ms x on main YES
//> 500ms tick 1
//> 1000ms cancel
//> 1000ms tick 2
//> 1500ms tick 3
