// doNext, doError, doCompleted, initially, finally, in the order in which they run
RACSignal *(^watched)(NSString *, RACSignal *) = ^(NSString *name, RACSignal *signal) {
    return [[[[[signal
        initially:^{ NSLog(@"%@ initially", name); }]
        doNext:^(id x) { NSLog(@"%@ doNext %@", name, x); }]
        doError:^(NSError *error) { NSLog(@"%@ doError %ld", name, (long)error.code); }]
        doCompleted:^{ NSLog(@"%@ doCompleted", name); }]
        finally:^{ NSLog(@"%@ finally", name); }];
};
NSError *broken = [NSError errorWithDomain:@"D" code:4 userInfo:nil];
[watched(@"ok", [RACSignal return:@1]) subscribeNext:^(id x) { NSLog(@"got %@", x); } completed:^{ NSLog(@"done"); }];
[watched(@"bad", [[RACSignal return:@1] concat:[RACSignal error:broken]]) subscribeNext:^(id x) { NSLog(@"got %@", x); } error:^(NSError *e) { NSLog(@"error"); }];
RACDisposable *running = [watched(@"cut", [RACSignal never]) subscribeCompleted:^{ NSLog(@"never"); }];
[running dispose];
NSLog(@"disposed");
[[watched(@"then", [RACSignal return:@1]) then:^RACSignal *{ return [RACSignal return:@2]; }] subscribeNext:^(id x) { NSLog(@"then %@", x); }];

//> 0ms ok initially
//> 0ms ok doNext 1
//> 0ms got 1
//> 0ms ok doCompleted
//> 0ms ok finally
//> 0ms done
//> 0ms bad initially
//> 0ms bad doNext 1
//> 0ms got 1
//> 0ms bad doError 4
//> 0ms bad finally
//> 0ms error
//> 0ms cut initially
//> 0ms disposed
//> 0ms then initially
//> 0ms then doNext 1
//> 0ms then doCompleted
//> 0ms then finally
//> 0ms then 2
