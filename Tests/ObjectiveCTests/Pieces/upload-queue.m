// At most two uploads at a time, the rest waits; progress as one number
//! self.api.answers("upload:") { name in timer(name == "b" ? 2s : 1s).mapReplace(name) }
NSArray *names = @[@"a", @"b", @"c", @"d"];
RACSignal *uploads = [[names.rac_sequence signalWithScheduler:[RACScheduler immediateScheduler]] map:^RACSignal *(NSString *name) {
    return [[RACSignal defer:^RACSignal *{
        NSLog(@"start %@", name);
        return [self.api upload:name];
    }] doCompleted:^{ NSLog(@"end %@", name); }];
}];
RACSignal *done = [[uploads flatten:2] scanWithStart:@0 reduce:^id(NSNumber *count, id _) { return @(count.integerValue + 1); }];
RAC(self.bar, progress) = [[done startWith:@0] map:^id(NSNumber *count) { return @(count.doubleValue / names.count); }];
[[[uploads flatten:2] ignoreValues] subscribeCompleted:^{ NSLog(@"all"); }];
[[[uploads concat] collect] subscribeNext:^(NSArray *all) { NSLog(@"one by one: %@", [all componentsJoinedByString:@""]); }];
//! horizon(20s)

//> 0ms → self.bar.progress = 0
//> 0ms start a
//> 0ms start b
//> 0ms start a
//> 0ms start b
//> 0ms start a
//> 1000ms → self.bar.progress = 0.25
//> 1000ms end a
//> 1000ms start c
//> 1000ms end a
//> 1000ms start c
//> 1000ms end a
//> 1000ms start b
//> 2000ms → self.bar.progress = 0.5
//> 2000ms end b
//> 2000ms start d
//> 2000ms end b
//> 2000ms start d
//> 2000ms → self.bar.progress = 0.75
//> 2000ms end c
//> 2000ms end c
//> 3000ms end b
//> 3000ms start c
//> 3000ms → self.bar.progress = 1
//> 3000ms end d
//> 3000ms end d
//> 3000ms all
//> 4000ms end c
//> 4000ms start d
//> 5000ms end d
//> 5000ms one by one: abcd
