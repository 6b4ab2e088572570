// RACTestScheduler runs its blocks when it is stepped.
RACTestScheduler *scheduler = [[RACTestScheduler alloc] init];
[scheduler afterDelay:100 schedule:^{ NSLog(@"later"); }];
[scheduler afterDelay:50 schedule:^{ NSLog(@"sooner"); }];
[scheduler schedule:^{ NSLog(@"first"); }];
RACDisposable *never = [scheduler schedule:^{ NSLog(@"never"); }];
[never dispose];
[scheduler step];
NSLog(@"stepped");
[scheduler step:2];
RACSubject *input = [RACSubject subject];
[[input bufferWithTime:1 onScheduler:scheduler] subscribeNext:^(RACTuple *t) { NSLog(@"%lu", (unsigned long)t.count); }];
[input sendNext:@1];
[input sendNext:@2];
NSLog(@"sent");
[scheduler stepAll];
NSLog(@"over");
BOOL success = NO;
id value = [[[RACSignal return:@5] delay:0.25] asynchronousFirstOrDefault:nil success:&success error:NULL];
NSLog(@"%@ %d", value, success);
RACSequence *bound = [@[@1, @2, @3].rac_sequence bind:^{
  return ^(NSNumber *x, BOOL *stop) {
    *stop = x.integerValue == 2;
    return @[x, x].rac_sequence;
  };
}];
NSLog(@"%@ %d", [bound.array componentsJoinedByString:@","], RACSequence.empty.tail == nil);

//> 0ms first
//> 0ms stepped
//> 0ms sooner
//> 0ms later
//> 0ms sent
//> 1000ms [testScheduler] 2
//> 1000ms over
//> 1250ms 5 1
//> 1250ms 1,1,2,2 1
