RACSignal *s = [RACSignal return:@1];
NSLog(@"first %@", [s first]);
NSLog(@"%@", [[s concat:[RACSignal return:@2]] toArray]);
NSLog(@"%@", [[RACSignal empty] firstOrDefault:@"none"]);
BOOL success; NSError *error;
id value = [s firstOrDefault:nil success:&success error:&error];
NSLog(@"%@", value);
RACTuple *t = RACTuplePack(@1, nil, @"c");
NSLog(@"%lu %@ %@ %@", (unsigned long)t.count, t[0], t.second, t.last);
NSLog(@"%@", [RACTuple tupleWithObjects:@1, @2, nil]);
RACTuple *more = [t tupleByAddingObject:@"d"];
NSLog(@"%lu", (unsigned long)more.allObjects.count);
[[[RACSignal zip:@[[RACSignal return:@"a"], [RACSignal return:@"b"]]] reduceEach:^id(NSString *a, NSString *b) {
    return [a stringByAppendingString:b];
}] subscribeNext:^(id x) { NSLog(@"%@", x); }];
[[[RACSignal return:RACUnit.defaultUnit] mapReplace:@"unit"] subscribeNext:^(id x) { NSLog(@"%@", x); }];
RACSerialDisposable *serial = [[RACSerialDisposable alloc] init];
serial.disposable = [[RACSignal interval:1 onScheduler:[RACScheduler mainThreadScheduler]] subscribeNext:^(id x) { NSLog(@"one"); }];
dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.5 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
    [serial dispose];
    NSLog(@"%d", serial.disposed);
});
[[[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    [subscriber sendNext:@"x"];
    [subscriber sendCompleted];
    return [RACDisposable disposableWithBlock:^{ NSLog(@"cleanup"); }];
}] doNext:^(id x) { NSLog(@"doNext %@", x); }] doCompleted:^{ NSLog(@"doCompleted"); }] subscribeCompleted:^{ NSLog(@"completed"); }];
RACSignal *repeated = [[[RACSignal return:@"r"] delay:0.4] repeat];
[[repeated take:2] subscribeNext:^(id x) { NSLog(@"%@", x); } completed:^{ NSLog(@"two"); }];
[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) { [subscriber sendError:nil]; return nil; }] subscribeError:^(NSError *e) { NSLog(@"error %@", e); }];
RACSignal *never = [[RACSignal never] takeUntil:[[RACSignal return:@1] delay:0.2]];
[never subscribeCompleted:^{ NSLog(@"over"); }];
[[RACSignal startLazilyWithScheduler:[RACScheduler mainThreadScheduler] block:^(id<RACSubscriber> sub) { NSLog(@"lazy"); [sub sendNext:@"v"]; [sub sendCompleted]; }] subscribeNext:^(id x) { NSLog(@"%@", x); }];

//> 0ms first 1
//> 0ms (\n    1,\n    2\n)
//> 0ms none
//> 0ms 1
//> 0ms 3 1 (null) c
//> 0ms <RACTuple: 0x…> (\n    1,\n    2\n)
//> 0ms 4
//> 0ms ab
//> 0ms unit
//> 0ms doNext x
//> 0ms doCompleted
//> 0ms completed
//> 0ms cleanup
//> 0ms error (null)
//> 0ms lazy
//> 0ms v
//> 200ms over
//> 400ms r
//> 800ms r
//> 800ms two
//> 1000ms one
//> 1500ms 1
