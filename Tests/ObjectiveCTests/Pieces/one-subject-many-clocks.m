// Errors of a signal to RAC with catchTo, throttle on completion, delay with errors, timeouts in order
RACSubject *input = [RACSubject subject];
[[input throttle:1] subscribeNext:^(id x) { NSLog(@"t %@", x); } completed:^{ NSLog(@"t end"); }];
[[input delay:1] subscribeNext:^(id x) { NSLog(@"d %@", x); } completed:^{ NSLog(@"d end"); }];
[[[input timeout:0.5 onScheduler:RACScheduler.mainThreadScheduler] catch:^(NSError *e) { NSLog(@"late %ld", (long)e.code); return [RACSignal empty]; }] subscribeCompleted:^{ NSLog(@"o end"); }];
RAC(self, last) = [[input flattenMap:^RACStream *(NSNumber *n) { return n.intValue == 3 ? [RACSignal error:nil] : [RACSignal return:n]; }] catchTo:[RACSignal return:@(-1)]];
[[input bufferWithTime:0.3 onScheduler:RACScheduler.mainThreadScheduler] subscribeNext:^(RACTuple *t) { NSLog(@"b %lu", (unsigned long)t.count); }];
[[RACSignal combineLatest:@[[input takeLast:1], [input skip:1]]] subscribeNext:^(RACTuple *t) { NSLog(@"c %@ %@", t.first, t.second); }];
[input sendNext:@1];
[input sendNext:@2];
//! wait(700ms)
//! input.send(3)
//! wait(200ms)
//! input.sendCompleted()

//> 0ms → self.last = 1
//> 0ms → self.last = 2
//> 300ms b 2
//> 500ms late 1
//> 500ms o end
//> 700ms → self.last = -1
//> 900ms t 3
//> 900ms t end
//> 900ms b 1
//> 900ms c 3 3
//> 1000ms d 1
//> 1000ms d 2
//> 1700ms d 3
//> 1900ms d end
