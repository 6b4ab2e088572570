// if:then:else:, switch:cases:default:, and, or, not, any, all
RACSubject *mode = [RACSubject subject];
RACSubject *loud = [RACSubject subject];
RACSignal *ticks = [[RACSignal interval:1 onScheduler:[RACScheduler mainThreadScheduler]] scanWithStart:@0 reduce:^id(NSNumber *n, id _) {
    return @(n.intValue + 1);
}];
[[RACSignal switch:mode cases:@{
    @"tick": [ticks map:^id(id n) { return [NSString stringWithFormat:@"tick %@", n]; }],
    @"once": [RACSignal return:@"once"],
} default:[RACSignal return:@"unknown"]] subscribeNext:^(id x) { NSLog(@"%@", x); } completed:^{ NSLog(@"switch done"); }];
[[RACSignal switch:mode cases:@{@"tick": [RACSignal never]} default:nil] subscribeError:^(NSError *error) {
    NSLog(@"%@ %ld", error.domain, (long)error.code);
}];
[[RACSignal if:loud then:[RACSignal return:@"LOUD"] else:[RACSignal return:@"quiet"]] subscribeNext:^(id x) { NSLog(@"%@", x); }];
[[[RACSignal combineLatest:@[loud, [loud not]]] or] subscribeNext:^(id x) { NSLog(@"or %@", x); }];
[[[mode takeUntil:loud] any:^BOOL(NSString *m) { return [m isEqualToString:@"tick"]; }] subscribeNext:^(NSNumber *x) { NSLog(@"any %@", x); }];
[[[mode take:2] all:^BOOL(NSString *m) { return m.length == 4; }] subscribeNext:^(NSNumber *x) { NSLog(@"all %@", x); }];
[mode sendNext:@"tick"];
//! wait(2500ms)
//! mode.sendNext("once")
//! mode.sendNext("?")
//! loud.sendNext(true)
//! wait(500ms)
//! loud.sendNext(false)
//! mode.sendNext("tick")
//! mode.sendCompleted()
//! horizon(1s)

//> 0ms any 1
//> 1000ms tick 1
//> 2000ms tick 2
//> 2500ms once
//> 2500ms RACSignalErrorDomain 2
//> 2500ms all 1
//> 2500ms unknown
//> 2500ms LOUD
//> 2500ms or 1
//> 3000ms quiet
//> 3000ms or 0
//> 3000ms or 1
//> 4000ms tick 1
