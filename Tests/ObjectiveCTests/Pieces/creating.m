// if / switch / defer / then
RACSubject *flag = [RACSubject subject];
[[RACSignal if:flag then:[RACSignal return:@"on"] else:[RACSignal return:@"off"]] subscribeNext:^(id x) { NSLog(@"if %@", x); }];
[flag sendNext:@YES];
[flag sendNext:@NO];
RACSubject *key = [RACSubject subject];
[[RACSignal switch:key cases:@{@"a": [RACSignal return:@1], @"b": [RACSignal return:@2]} default:[RACSignal return:@0]] subscribeNext:^(id x) { NSLog(@"case %@", x); }];
[key sendNext:@"b"]; [key sendNext:@"z"];
__block int made = 0;
RACSignal *deferred = [RACSignal defer:^RACSignal *{ made++; return [RACSignal return:@(made)]; }];
[deferred subscribeNext:^(id x) { NSLog(@"d %@", x); }];
[deferred subscribeNext:^(id x) { NSLog(@"d %@", x); }];
[[[[RACSignal return:@1] doNext:^(id x) { NSLog(@"next"); }] then:^RACSignal *{ return [RACSignal return:@"then"]; }] subscribeNext:^(id x) { NSLog(@"%@", x); }];
[[[[[RACSignal return:@1] initially:^{ NSLog(@"initially"); }] doCompleted:^{ NSLog(@"doCompleted"); }] finally:^{ NSLog(@"finally"); }] subscribeCompleted:^{ NSLog(@"completed"); }];
[[[RACSignal error:[NSError errorWithDomain:@"D" code:1 userInfo:nil]] doError:^(NSError *e) { NSLog(@"doError %ld", (long)e.code); }] subscribeNext:^(id x) {} error:^(NSError *e) { NSLog(@"error %@", e); }];
[[[[[RACSignal return:@"n"] setNameWithFormat:@"sig-%d", 1] logNext] logCompleted] subscribeCompleted:^{}];
[[[RACSignal return:RACTuplePack(@1, @2, nil)] reduceEach:^id(NSNumber *a, NSNumber *b, id c) { return [NSString stringWithFormat:@"%@ %@ %@", a, b, c]; }] subscribeNext:^(id x) { NSLog(@"%@", x); }];
[[RACSignal combineLatest:@[[RACSignal return:@YES], [RACSignal return:@NO]]] subscribeNext:^(RACTuple *t) { NSLog(@"%@", t); }];
[[[RACSignal combineLatest:@[[RACSignal return:@YES], [RACSignal return:@NO]]] or] subscribeNext:^(NSNumber *x) { NSLog(@"or %@", x); }];
[[[RACSignal return:@[@1, @2]] map:^id(NSArray *a) { return a.rac_sequence.signal; }].switchToLatest subscribeNext:^(id x) { NSLog(@"seq %@", x); } completed:^{ NSLog(@"seq done"); }];
[[RACSignal combineLatest:@[[RACSignal return:nil], [RACSignal return:@2]] reduce:^(id a, NSNumber *b) { return a ?: b; }] subscribeNext:^(id x) { NSLog(@"nil %@", x); }];
RACTuple *t = [RACTuple tupleWithObjects:@"a", @"b", nil];
NSLog(@"%@ %@ %lu %@", t.first, t[1], (unsigned long)t.count, [t tupleByAddingObject:@"c"].last);
for (id o in t) NSLog(@"%@", o);
NSLog(@"%d", [t isEqual:RACTuplePack(@"a", @"b")]);

//> 0ms if on
//> 0ms if off
//> 0ms case 2
//> 0ms case 0
//> 0ms d 1
//> 0ms d 2
//> 0ms next
//> 0ms then
//> 0ms initially
//> 0ms doCompleted
//> 0ms finally
//> 0ms completed
//> 0ms doError 1
//> 0ms error Error Domain=D Code=1 "(null)"
//> 0ms sig-1 next: n
//> 0ms sig-1 completed
//> 0ms 1 2 (null)
//> 0ms <RACTuple: 0x…> (\n    1,\n    0\n)
//> 0ms or 1
//> 0ms nil 2
//> 0ms a b 2 c
//> 0ms a
//> 0ms b
//> 0ms 1
//> 0ms [background] seq 1
//> 0ms [background] seq 2
//> 0ms [background] seq done
